
'use strict';
(() => {
  const ROW = 34; // height of a list row in px, as in the style sheet
  const MOST_FILTERS = 200; // a hostile corpus has as many labels as annotations
  const LONGEST_CHIP = 40;
  const UNDERLINES = ['solid', 'dashed', 'dotted', 'double'];
  const KEYS = [
    ['j k', 'next, previous document'],
    ['n p', 'next, previous annotation'],
    ['f F', 'next, previous finding or missed mention, in any document'],
    ['/', 'search'],
    ['v', 'both texts, the original, the result'],
    ['l', 'labels on or off'],
    ['c', 'clear filters and search'],
    ['Esc', 'leave the search, close this'],
    ['?', 'this list'],
  ];
  const $ = (id) => document.getElementById(id);
  const data = JSON.parse($('data').textContent);
  const head = data.head;
  const documents = data.documents;
  const state = {
    labels: new Set(), states: new Set(), query: '', view: head.originals ? 'both' : 'after',
    shown: documents, at: 0, item: null,
  };

  // ---- Data model

  const number = (n) => n.toLocaleString('en');
  const count = (n, one, more) => number(n) + ' ' + (n === 1 ? one : more || one + 's');
  const short = (text) => {
    const points = Array.from(text);
    return points.length > LONGEST_CHIP ? points.slice(0, LONGEST_CHIP).join('') + '\u2026' : text;
  };

  // An item is an annotation or a mark: {label, status, before, after, id, ...}.
  function itemsOf(one) {
    if (one.items) return one.items;
    const byId = new Map();
    const items = one.annotations.map((a) => {
      const item = {label: a.l, status: a.s, id: a.i, before: a.b, after: a.a, findings: []};
      if (!byId.has(a.i)) byId.set(a.i, item);
      return item;
    });
    for (const mark of one.marks) {
      const owner = byId.get(mark.i);
      const span = (s) => (s[1] > s[0] ? [s] : []);
      const item = {
        label: owner ? owner.label : '', status: mark.k, id: mark.i, mark: mark, owner: owner,
        before: span(mark.b), after: span(mark.a),
      };
      item.stands = item.before.length + item.after.length > 0;
      if (mark.k === 'finding' && owner && !item.stands) owner.findings.push(mark.c);
      items.push(item);
    }
    return (one.items = items);
  }

  const isAlarm = (item) => item.status === 'missed' || item.status === 'finding';

  const labels = new Map(); // label -> count
  const states = new Map();
  documents.forEach((one, i) => {
    one.number = i;
    one.alarms = one.marks.filter((mark) => mark.k !== 'doubtful').length;
    for (const item of itemsOf(one)) {
      if (!item.mark) labels.set(item.label, (labels.get(item.label) || 0) + 1);
      states.set(item.status, (states.get(item.status) || 0) + 1);
    }
  });
  const ranked = [...labels].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const looks = new Map(ranked.map(([label], i) => [
    label,
    {hue: Math.round(212 + i * 137.508) % 360, underline: UNDERLINES[Math.floor(i / 6) % 4]},
  ]));

  // ---- Filters

  const passes = (item) => (state.labels.size === 0 || state.labels.has(item.label)) &&
    (state.states.size === 0 || state.states.has(item.status) ||
      (state.states.has('finding') && item.findings && item.findings.length > 0));

  function isShown(one) {
    if (state.query !== '') {
      if (one.hay === undefined) {
        one.hay = [one.id, one.was || '', one.before || '', one.after].join('\n').toLowerCase();
      }
      if (!one.hay.includes(state.query)) return false;
    }
    if (state.labels.size === 0 && state.states.size === 0) return true;
    return itemsOf(one).some(passes);
  }

  function element(tag, name, text) {
    const made = document.createElement(tag);
    if (name) made.className = name;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function dress(made, label) {
    const look = looks.get(label) || {hue: 0, underline: 'solid'};
    made.style.setProperty('--h', look.hue);
    made.style.setProperty('--u', look.underline);
  }

  function fillFilters(box, counts, chosen, isLabel) {
    for (const [value, n] of counts.slice(0, MOST_FILTERS)) {
      const button = element('button');
      const word = element(isLabel ? 'mark' : 'span', isLabel ? 'm word' : 'word', value);
      if (isLabel) dress(word, value);
      button.append(word, element('span', 'number', number(n)));
      button.title = value;
      button.dataset.value = value;
      button.setAttribute('aria-pressed', 'false');
      button.addEventListener('click', () => {
        if (!chosen.delete(value)) chosen.add(value);
        button.setAttribute('aria-pressed', String(chosen.has(value)));
        refilter();
      });
      box.append(button);
    }
    if (counts.length > MOST_FILTERS) {
      box.append(element('span', 'number', 'and ' + number(counts.length - MOST_FILTERS) + ' more'));
    }
  }

  function refilter() {
    const current = state.shown[state.at];
    state.shown = documents.filter(isShown);
    state.at = Math.max(0, state.shown.indexOf(current));
    const all = head.total !== undefined && head.total > documents.length ? head.total : 0;
    $('tally').textContent = state.shown.length === documents.length
      ? (all ? 'The first ' + number(documents.length) + ' of ' + count(all, 'document')
             : count(documents.length, 'document'))
      : number(state.shown.length) + ' of ' + count(documents.length, 'document');
    $('clear').hidden = state.query === '' && state.labels.size === 0 && state.states.size === 0;
    $('rows').style.height = state.shown.length * ROW + 'px';
    showRows();
    showDocument(false);
  }

  function clearFilters() {
    state.labels.clear();
    state.states.clear();
    state.query = $('search').value = '';
    for (const button of document.querySelectorAll('.filters button')) {
      button.setAttribute('aria-pressed', 'false');
    }
    refilter();
  }

  // ---- Document list: only visible rows have elements

  function showRows() {
    const list = $('list');
    const first = Math.max(0, Math.floor(list.scrollTop / ROW) - 8);
    const last = Math.min(state.shown.length, first + Math.ceil(list.clientHeight / ROW) + 16);
    const rows = [];
    for (let i = first; i < last; ++i) {
      const one = state.shown[i];
      const row = element('div', 'row');
      row.id = 'row-' + i;
      row.setAttribute('role', 'option');
      row.setAttribute('aria-selected', String(i === state.at));
      row.setAttribute('aria-posinset', String(i + 1));
      row.setAttribute('aria-setsize', String(state.shown.length));
      row.style.top = i * ROW + 'px';
      row.title = one.id;
      row.append(element('span', 'id', one.id));
      if (one.alarms > 0) {
        const bad = element('span', 'bad', '! ' + number(one.alarms));
        bad.title = count(one.alarms, 'finding or missed mention', 'findings and missed mentions');
        row.append(bad);
      }
      row.append(element('span', 'n', number(one.annotations.length)));
      row.addEventListener('click', () => goTo(i));
      rows.push(row);
    }
    $('rows').replaceChildren(...rows);
    list.setAttribute('aria-activedescendant', state.shown.length > 0 ? 'row-' + state.at : '');
  }

  function revealRow() {
    const list = $('list');
    const top = state.at * ROW;
    if (top < list.scrollTop) list.scrollTop = top;
    if (top + ROW > list.scrollTop + list.clientHeight) {
      list.scrollTop = top + ROW - list.clientHeight;
    }
  }

  function goTo(i) {
    if (state.shown.length === 0) return;
    state.at = Math.min(Math.max(i, 0), state.shown.length - 1);
    document.body.classList.remove('side-open');
    $('open-side').setAttribute('aria-expanded', 'false');
    revealRow();
    showRows();
    showDocument(true);
  }

  // ---- Document view

  // Lower case, code point by code point, so that offsets do not change.
  const folded = (points) => points.map((c) => {
    const low = c.toLowerCase();
    return low.length === c.length ? low : c;
  });

  function hitsIn(points) {
    const wanted = Array.from(state.query);
    if (wanted.length === 0) return [];
    const low = folded(points);
    const hits = [];
    for (let i = 0; i + wanted.length <= low.length; ++i) {
      if (!wanted.every((c, k) => low[i + k] === c)) continue;
      hits.push([i, i + wanted.length]);
      i += wanted.length - 1;
    }
    return hits;
  }

  function chipOf(item) {
    if (item.mark) return item.mark.k === 'finding' ? item.mark.c : item.mark.k;
    return [item.label, ...item.findings.slice(0, 1)].join(' \u00b7 ');
  }

  // Splits a text at the borders of items and hits; each piece becomes one element.
  function fillText(box, text, side, items) {
    const points = Array.from(text);
    const events = []; // [offset, begins, item or null for a hit, its span]
    const add = (span, item) => {
      if (span[1] > span[0]) events.push([span[0], true, item, span], [span[1], false, item, span]);
    };
    for (const item of items) for (const span of item[side]) add(span, item);
    for (const hit of hitsIn(points)) add(hit, null);
    events.sort((a, b) => a[0] - b[0]);
    const active = new Map(); // item -> span
    let hits = 0;
    let at = 0;
    const parts = document.createDocumentFragment();
    const emit = (end) => {
      if (end <= at) return;
      const words = points.slice(at, end).join('').replace(/\r/g, '');
      let made = null;
      if (active.size > 0) {
        made = element('mark', 'm');
        const covers = [...active.keys()];
        const longest = covers.reduce((a, b) => {
          const size = (i) => active.get(i)[1] - active.get(i)[0];
          return size(b) > size(a) ? b : a;
        });
        made.dataset.item = String(longest.index);
        made.classList.add(longest.status);
        dress(made, longest.label);
        if (longest.findings && longest.findings.length > 0) made.classList.add('finding');
        if (covers.every((item) => !passes(item))) made.classList.add('off');
        const ending = covers.filter((item) => active.get(item)[1] === end);
        if (ending.length > 0) made.dataset.l = ending.map((item) => short(chipOf(item))).join(' + ');
        made.tabIndex = -1;
        for (const item of covers) item.elements.push(made);
        made.append(hits > 0 ? element('span', 'hit', words) : words);
      } else if (hits > 0) {
        made = element('span', 'hit', words);
      } else {
        made = document.createTextNode(words);
      }
      parts.append(made);
      at = end;
    };
    for (const [offset, begins, item, span] of events) {
      emit(offset);
      if (item === null) hits += begins ? 1 : -1;
      else if (begins) active.set(item, span);
      else active.delete(item);
    }
    emit(points.length);
    box.replaceChildren(parts);
    return points;
  }

  function showDocument(fromTop) {
    const one = state.shown[state.at];
    state.item = null;
    $('name').textContent = one ? one.id : 'No document matches';
    $('texts').hidden = !one;
    $('previous').disabled = !one || state.at === 0;
    $('next').disabled = !one || state.at + 1 >= state.shown.length;
    $('findings').replaceChildren();
    $('counts').textContent = '';
    showPair(null);
    if (!one) return;
    const items = itemsOf(one);
    items.forEach((item, i) => {
      item.index = i;
      item.elements = [];
    });
    if (head.originals) fillText($('before'), one.before || '', 'before', items);
    fillText($('after'), one.after, 'after', items);
    const counts = count(one.annotations.length, 'annotation');
    $('counts').textContent = one.was && one.was !== one.id ? counts + ', was ' + one.was : counts;
    const first = document.querySelector('#texts mark.m:not(.off)');
    if (first) first.tabIndex = 0;
    for (const item of items) if (item.mark) $('findings').append(findingButton(item));
    if (fromTop) document.querySelector('main').scrollTop = 0;
  }

  function findingButton(item) {
    const mark = item.mark;
    const button = element('button', mark.k, '');
    button.textContent = mark.c + (mark.i ? ' of ' + short(mark.i) : '') +
      (mark.at[0] > 0 ? ', line ' + mark.at[0] + ', column ' + mark.at[1] : '') +
      (mark.o ? ' of the original' : '');
    button.title = mark.w;
    button.addEventListener('click', () => select(item.owner && !item.stands ? item.owner : item));
    const entry = element('li');
    entry.append(button);
    return entry;
  }

  // ---- Highlighting of the pair under the pointer or focus

  function words(points, spans) {
    return spans.map((s) => points.slice(s[0], s[1]).join('')).join(' ').replace(/\s+/g, ' ');
  }

  function showPair(item) {
    for (const made of document.querySelectorAll('mark.on')) made.classList.remove('on');
    const box = $('detail');
    if (!item) {
      box.textContent = 'Point at an annotation to see its pair. ? lists the keys.';
      return;
    }
    for (const made of item.elements) made.classList.add('on');
    const one = state.shown[state.at];
    const parts = [element('span', 'tag', item.mark ? item.mark.c : item.label)];
    const before = item.before.length > 0 ? words(Array.from(one.before || ''), item.before) : '';
    const after = item.after.length > 0 ? words(Array.from(one.after), item.after) : '';
    if (before !== '' && before !== after) parts.push(element('b', '', before), ' \u2192 ');
    parts.push(after !== '' ? element('b', '', after) : 'nothing');
    parts.push('  ' + [item.id, head.originals ? item.status : ''].filter((w) => w).map((w) => '\u00b7 ' + w).join(' '));
    if (item.mark) parts.push(' \u00b7 ' + item.mark.w);
    else if (item.findings.length > 0) parts.push(' \u00b7 ' + item.findings.join(', '));
    box.replaceChildren(...parts);
  }

  function itemOf(target) {
    const made = target instanceof Element ? target.closest('#texts mark.m') : null;
    const one = state.shown[state.at];
    return made && one && !made.classList.contains('off') ? one.items[Number(made.dataset.item)] : null;
  }

  function select(item) {
    state.item = item;
    showPair(item);
    const made = item.elements.find((e) => e.offsetParent !== null);
    if (!made) return;
    made.focus({preventScroll: true});
    made.scrollIntoView({block: 'center'});
  }

  // Each item once, in the order of the result; items that are only in the original, in its order.
  function itemsInOrder() {
    const seen = new Set();
    const order = [];
    for (const made of document.querySelectorAll('#texts mark.m:not(.off)')) {
      const item = itemOf(made);
      if (!item || seen.has(item) || made.offsetParent === null) continue;
      seen.add(item);
      order.push(item);
    }
    const begin = (item) => (item.after.length > 0 ? item.after[0][0] : item.before[0][0]);
    return order.sort((a, b) => begin(a) - begin(b));
  }

  function step(by) {
    const order = itemsInOrder();
    if (order.length === 0) return;
    const at = order.indexOf(state.item);
    const next = at < 0 ? (by > 0 ? 0 : order.length - 1) : at + by;
    select(order[(next + order.length) % order.length]);
  }

  function stepAlarm(by) {
    const targets = (one) => itemsOf(one).filter((item) => item.mark && isAlarm(item) && passes(item));
    const here = state.shown[state.at];
    if (!here) return;
    const current = targets(here).findIndex((item) => item === state.item || item.owner === state.item);
    const own = targets(here);
    const next = current < 0 ? (by > 0 ? 0 : own.length - 1) : current + by;
    const pick = (item) => select(item.owner && !item.stands ? item.owner : item);
    if (own.length > 0 && next >= 0 && next < own.length) return pick(own[next]);
    for (let k = 1; k <= state.shown.length; ++k) {
      const i = (state.at + by * k + state.shown.length * 2) % state.shown.length;
      const there = targets(state.shown[i]);
      if (there.length === 0) continue;
      goTo(i);
      return pick(by > 0 ? there[0] : there[there.length - 1]);
    }
  }

  // ---- Event handlers

  const VIEWS = {both: 'Both texts', before: 'Original', after: 'Result'};
  function setView(view) {
    state.view = view;
    $('texts').dataset.view = view;
    $('view-button').textContent = VIEWS[view];
  }
  function nextView() {
    const views = Object.keys(VIEWS);
    if (head.originals) setView(views[(views.indexOf(state.view) + 1) % views.length]);
  }
  function toggleLabels() {
    const off = document.body.classList.toggle('no-labels');
    $('labels-button').setAttribute('aria-pressed', String(!off));
  }
  function toggleSide() {
    const open = document.body.classList.toggle('side-open');
    $('open-side').setAttribute('aria-expanded', String(open));
    if (open) showRows();
  }

  const actions = {
    j: () => goTo(state.at + 1), k: () => goTo(state.at - 1),
    n: () => step(1), p: () => step(-1),
    f: () => stepAlarm(1), F: () => stepAlarm(-1),
    '/': () => {
      if ($('side').offsetParent === null || getComputedStyle($('side')).visibility === 'hidden') toggleSide();
      $('search').focus();
      $('search').select();
    },
    v: nextView, l: toggleLabels, c: clearFilters,
    '?': () => $('help').showModal(),
  };
  const listKeys = {
    ArrowDown: () => goTo(state.at + 1), ArrowUp: () => goTo(state.at - 1),
    PageDown: () => goTo(state.at + 10), PageUp: () => goTo(state.at - 10),
    Home: () => goTo(0), End: () => goTo(state.shown.length - 1),
  };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || $('help').open) return;
    const inSearch = document.activeElement === $('search');
    if (event.key === 'Escape') {
      if (inSearch) $('search').blur();
      document.body.classList.remove('side-open');
      $('open-side').setAttribute('aria-expanded', 'false');
      return;
    }
    if (inSearch && event.key !== 'ArrowDown') return;
    const inList = document.activeElement === $('list') || inSearch;
    const action = (inList ? listKeys[event.key] : undefined) ||
      (Object.hasOwn(actions, event.key) ? actions[event.key] : undefined);
    if (!action) return;
    event.preventDefault();
    if (inSearch) $('list').focus();
    action();
  });
  let waiting = 0;
  $('search').addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      state.query = $('search').value.toLowerCase();
      refilter();
    }, 120); // ms; about the interval between two key presses
  });
  $('list').addEventListener('scroll', showRows);
  window.addEventListener('resize', showRows);
  $('texts').addEventListener('mouseover', (event) => showPair(itemOf(event.target) || state.item));
  $('texts').addEventListener('focusin', (event) => {
    const item = itemOf(event.target);
    if (!item) return;
    // A click or Tab may focus another item than the selected one.
    if (state.item === null || !state.item.elements.includes(event.target)) state.item = item;
    showPair(state.item);
  });
  $('previous').addEventListener('click', actions.k);
  $('next').addEventListener('click', actions.j);
  $('clear').addEventListener('click', clearFilters);
  $('view-button').addEventListener('click', nextView);
  $('labels-button').addEventListener('click', toggleLabels);
  $('help-button').addEventListener('click', actions['?']);
  $('open-side').addEventListener('click', toggleSide);

  // ---- Start

  $('paths').textContent = head.originals ? head.original + ' \u2192 ' + head.result : head.result;
  if (head.failed > 0) {
    $('paths').textContent += ' \u00b7 ' + count(head.failed, 'document') + ' could not be read';
  }
  for (const [keys, what] of KEYS) {
    const term = element('dt');
    keys.split(' ').forEach((key) => term.append(element('kbd', '', key), ' '));
    $('keys').append(term, element('dd', '', what));
  }
  if (!head.originals) {
    $('view-button').hidden = true;
    document.querySelector('[aria-labelledby="states-head"]').hidden = true;
  }
  fillFilters($('labels'), ranked, state.labels, true);
  fillFilters($('states'), [...states].sort((a, b) => b[1] - a[1]), state.states, false);
  setView(state.view);
  refilter();
})();
