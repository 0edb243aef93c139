#!/usr/bin/env python3
"""Runs the code blocks of pages, each page in a folder of its own, and compares what they print.

docs/CONTRIBUTING.md ("Docs") says what the words behind a fence mean.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]
# How many blocks of a page cannot run: set-up, builds, clusters, long measurements.
NOT_RUN = {"README.md": 1, "CONTRIBUTING.md": 1, "evaluation.md": 1, "performance.md": 1, "privacy.md": 1,
           "recognition.md": 1, "scaling.md": 5}
COMMAND = re.compile(r"\$ |(pseudo|cmake|ctest|cat|cp|sbatch|\./\S+|(tests|build|examples)/\S+) ")
SETUP = re.compile(r"<!-- run: (.*) -->")


class Fault(Exception):
    """What is wrong with a page."""


@dataclass
class Block:
    """Lines of a page between two fences, or the command of a comment."""
    word: str
    rest: str
    begin: int
    lines: list[str]


def blocks_of(lines):
    blocks, fence = [], None
    for number, line in enumerate(lines):
        if line.startswith("```") and fence is None:
            fence = number
        elif line.startswith("```"):
            word, _, rest = lines[fence][3:].partition(" ")
            blocks.append(Block(word, rest, fence + 1, lines[fence + 1:number]))
            fence = None
        elif fence is None and (setup := SETUP.fullmatch(line)):
            blocks.append(Block("setup", setup[1], number, [line]))
    if fence is not None:
        raise Fault(f"line {fence + 1}: a block without end")
    return blocks


def agrees(expected, printed):
    """Whether a page says what was printed; `...` is any part of a line, or any lines."""
    pattern = ""
    for line in expected:
        parts = [re.escape(part) for part in line.split("...")]
        pattern += r"(?:.*\n)*" if line == "..." else ".*".join(parts) + r"\n"
    return re.fullmatch(pattern, "".join(line + "\n" for line in printed)) is not None


class Shell:
    """A folder with the examples, in which the commands of one page run."""

    def __init__(self, folder, program):
        self.folder = folder
        shutil.copytree(SOURCE / "examples", folder / "examples")
        (folder / ".bin").mkdir()
        (folder / ".bin/pseudo").symlink_to(program)
        self.environment = {"PATH": f"{folder}/.bin:{os.environ['PATH']}", "HOME": str(folder),
                            "LC_ALL": "C.UTF-8", "TERM": "dumb"}

    def run(self, command):
        """The lines that the command prints, on both streams. Fault: it fails."""
        ran = subprocess.run(["bash", "-c", command], cwd=self.folder, env=self.environment,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, timeout=100, check=False)
        printed = ran.stdout.decode("utf-8").replace("\t", "→").splitlines()
        if ran.returncode != 0:
            raise Fault("\n  ".join([command, f"ends with {ran.returncode}:"] + printed))
        return printed

    def write(self, name, lines):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(line + "\n" for line in lines).replace("→", "\t"), "utf-8")


def run_console(shell, lines, update):
    """The lines of the block as they should be."""
    result, at = [], 0
    while at < len(lines):
        if not lines[at].startswith("$ "):
            raise Fault(f"no command: {lines[at]}")
        begin = at
        while lines[at].endswith("\\"):
            at += 1
        at += 1
        command, output = lines[begin:at], at
        while at < len(lines) and not lines[at].startswith("$ "):
            at += 1
        expected, printed = lines[output:at], shell.run("\n".join(command)[2:])
        if agrees(expected, printed):
            printed = expected
        elif not update:
            raise Fault("\n  ".join(command + ["should print"] + expected + ["but prints"] + printed))
        result += command + printed
    return result


def run_block(shell, block, update):
    """The lines of the block as they should be."""
    if block.rest.startswith("file="):
        shell.write(block.rest[5:], block.lines)
    elif block.word == "setup":
        shell.run(block.rest)
    elif block.word == "console":
        return run_console(shell, block.lines, update)
    elif block.word == "sh":
        shell.run("set -e\n" + "\n".join(block.lines))
    elif block.word != "text":
        raise Fault("the fence does not say what the block is")
    elif any(COMMAND.match(line.strip()) for line in block.lines):
        raise Fault("a command in a block of text")
    return block.lines


def anchors_of(page):
    """The headings of a page as links name them."""
    text = re.sub(r"(?ms)^```.*?^```$", "", page.read_text("utf-8"))
    heads = re.findall(r"(?m)^#+ (.*)$", text)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def check_links(page):
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        file, _, anchor = target.partition("#")
        other = page.parent / file if file else page
        if ":" in file:  # in the network
            continue
        if not other.exists() or (anchor and anchor not in anchors_of(other)):
            raise Fault(f"a link leads nowhere: {target}")


def run_page(page, program, update):
    check_links(page)
    lines = page.read_text("utf-8").split("\n")
    result, at, ran, not_run = [], 0, 0, []
    with tempfile.TemporaryDirectory() as folder:
        shell = Shell(Path(folder), program)
        for block in blocks_of(lines):
            result += lines[at:block.begin]
            at = block.begin + len(block.lines)
            if block.rest.startswith("not-run: "):
                not_run.append(f"line {block.begin}: {block.rest}")
                result += block.lines
                continue
            try:
                result += run_block(shell, block, update)
            except Fault as fault:
                raise Fault(f"line {block.begin}: {fault}") from None
            ran += block.word not in ("setup", "text")
    if len(not_run) != NOT_RUN.get(page.name, 0):
        raise Fault(f"NOT_RUN says {NOT_RUN.get(page.name, 0)}, but these do not run: {not_run}")
    if update:
        page.write_text("\n".join(result + lines[at:]), "utf-8")
    print(f"{page.name}: {ran} blocks ran", *not_run, sep="\n  ")


def main():
    parser = argparse.ArgumentParser(description="Runs the code blocks of pages.")
    parser.add_argument("--update", action="store_true", help="write what is printed into the pages")
    parser.add_argument("program", type=Path, help="bin/pseudo of a build")
    parser.add_argument("pages", type=Path, nargs="+")
    given = parser.parse_args()
    faulty = False
    for page in given.pages:
        try:
            run_page(page, given.program.resolve(), given.update)
        except Fault as fault:
            print(f"{page}: {fault}", file=sys.stderr)
            faulty = True
    sys.exit(faulty)


if __name__ == "__main__":
    main()
