def write(out, packages): pass
