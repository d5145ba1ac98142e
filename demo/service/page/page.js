/** The page of the service: a search, what was asked, what it would cost, and the faults as switches. */

const token = document.querySelector('meta[name=page-token]').content;
const byId = (id) => document.querySelector(`#${id}`);

/** Faults that the page can switch, in the form that the service reads. */
const switches = [
  ['delay=2000', 'Slow', 'Every answer takes two seconds more.'],
  ['status=503/3', 'Unavailable', 'Every third request answers 503.'],
  ['status=429/3', 'Too many requests', 'Every third request answers 429.'],
  ['drop/3', 'Broken connection', 'Every third answer breaks off at its first byte.'],
  ['truncate/3', 'Half an answer', 'Every third body ends in the middle.'],
  ['reorder/2', 'Wrong order', 'Every second answer waits until the next one was given.'],
];

/** Milliseconds between two looks at the state, and after the last key before a search. */
const lookEvery = 1_000;
const typingPause = 150;

/** An element with this text; text never becomes markup. */
function create(name, text = '') {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

async function ask(path, { headers, ...options } = {}) {
  const response = await fetch(path, { ...options, headers: { 'x-page-token': token, ...headers } });
  if (!response.ok) throw Object.assign(new Error(`status ${response.status}`), { status: response.status });
  return response.status === 204 ? null : response.json();
}

// What was asked.

let shown = '';

async function look() {
  if (document.hidden) return;
  try {
    const state = await ask('/debug/state');
    byId('trouble').hidden = true;
    const text = JSON.stringify(state);
    if (text !== shown) show(state);
    shown = text;
  } catch {
    byId('trouble').hidden = false;
  }
}

function show({ billing, lookups, sessions, others, scenario, faults, latency }) {
  for (const [name, value] of Object.entries({ ...billing, lookups })) byId(name).textContent = value.toLocaleString();
  const rows = [...sessions.map(sessionRow), ...(others.length > 0 ? [othersRow(others)] : [])];
  byId('sessions').replaceChildren(...rows);
  byId('none').hidden = rows.length > 0;
  for (const input of document.querySelectorAll('[name=scenario]')) input.checked = input.value === (scenario ?? '');
  for (const input of document.querySelectorAll('[name=fault]')) input.checked = faults.includes(input.value);
  if (document.activeElement !== byId('latency')) byId('latency').value = latency;
}

function callsText(calls) {
  return calls.map(({ operation, status }) => (status === 200 ? operation : `${operation} ${status}`)).join(' · ');
}

function sessionRow({ session, calls, addresses, misuse }) {
  const row = create('li');
  const title = create('p');
  title.append(create('code', session.length > 20 ? `${session.slice(0, 19)}…` : session));
  title.append(` ${addresses} ${addresses === 1 ? 'address' : 'addresses'}`);
  const line = create('p', callsText(calls));
  line.className = 'quiet';
  row.append(title, line);
  if (misuse.length > 0) {
    const flag = create('p', `Misuse: ${misuse.join('; ')}`);
    flag.className = 'misuse';
    row.append(flag);
  }
  return row;
}

function othersRow(calls) {
  const row = create('li');
  const line = create('p', callsText(calls));
  line.className = 'quiet';
  row.append(create('p', 'Without a session, the newest first'), line);
  return row;
}

// Faults.

function choice(type, name, value, label, summary) {
  const box = create('label');
  const input = Object.assign(document.createElement('input'), { type, name, value });
  box.append(input, label, create('small', summary));
  return box;
}

async function change(wanted) {
  const body = JSON.stringify(wanted);
  await ask('/debug/state', { method: 'PATCH', body, headers: { 'content-type': 'application/json' } }).catch(() => {});
  await look();
}

function showChoices({ scenarios, faults, latency, scenario }) {
  const none = choice('radio', 'scenario', '', 'none', 'The service works.');
  const all = scenarios.map(({ name, summary }) => choice('radio', 'scenario', name, name, summary));
  byId('scenarios').replaceChildren(none, ...all);
  // Faults that were named when the service was started are switches, too.
  const others = faults.filter((text) => !switches.some(([known]) => known === text)).map((text) => [text, text, '']);
  byId('faults').replaceChildren(...[...switches, ...others].map((it) => choice('checkbox', 'fault', ...it)));
  byId('scenarios').addEventListener('change', ({ target }) => change({ scenario: target.value || null }));
  byId('faults').addEventListener('change', () => {
    const on = [...document.querySelectorAll('[name=fault]:checked')].map(({ value }) => value);
    change({ faults: on });
  });
  byId('latency').addEventListener('change', ({ target }) => {
    if (target.validity.valid && target.value !== '') change({ latency: Number(target.value) });
  });
  byId('clear').addEventListener('click', async () => {
    await ask('/debug/ledger', { method: 'DELETE' }).catch(() => {});
    await look();
  });
  show({ billing: {}, lookups: 0, sessions: [], others: [], scenario, faults, latency });
}

// Search.

let session = crypto.randomUUID();
let context = '';
let asked = 0;
let timer = 0;

const languages = new Map();

async function search(term) {
  const turn = ++asked;
  if (term.trim() === '') {
    byId('matches').replaceChildren();
    byId('found').textContent = 'Type a street, a town or a postcode.';
    return;
  }
  const path = ['/international/v1/autocomplete', context, term, languages.get(byId('country').value), 'paged'];
  try {
    const answer = await ask(path.map((part, at) => (at === 0 ? part : encodeURIComponent(part))).join('/'), {
      headers: { 'x-autocomplete-session': session },
    });
    if (turn !== asked) return;
    context = answer.newContext ?? context;
    byId('matches').replaceChildren(...answer.matches.map(matchRow));
    const count = answer.matches.length;
    byId('found').textContent =
      count === 0 ? 'Nothing found.' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}.`;
  } catch (error) {
    if (turn !== asked) return;
    byId('matches').replaceChildren();
    byId('found').textContent =
      `No suggestions: ${error.status ? `the service answered ${error.status}` : 'the answer broke off'}.`;
    context = byId('country').value;
  }
}

/** The label, with what was typed in bold. Pairs that overlap or lie outside of it are left out. */
function marked(label, highlights) {
  const parts = [];
  let at = 0;
  for (const [start, end] of highlights) {
    if (start < at || end > label.length || end <= start) continue;
    parts.push(label.slice(at, start), create('mark', label.slice(start, end)));
    at = end;
  }
  return [...parts, label.slice(at)];
}

function matchRow(match) {
  const button = create('button');
  button.type = 'button';
  const label = create('span');
  label.append(...marked(match.label, match.highlights ?? []));
  button.append(label, create('small', match.description));
  button.addEventListener('click', () => choose(match));
  const row = create('li');
  row.append(button);
  return row;
}

async function choose(match) {
  byId('term').value = match.value;
  if (match.precision !== 'Address') {
    context = match.context;
    byId('term').focus();
    await search(match.value);
    return;
  }
  try {
    const { mailLines } = await ask(`/international/v1/address/${encodeURIComponent(match.context)}`, {
      headers: { 'x-autocomplete-session': session },
    });
    byId('lines').textContent = mailLines.join('\n');
    byId('details').hidden = false;
    byId('matches').replaceChildren();
    byId('found').textContent = `The address is ${mailLines.join(', ')}.`;
    byId('term').focus();
    // One id is for one address.
    session = crypto.randomUUID();
    context = byId('country').value;
  } catch (error) {
    byId('found').textContent =
      `No details: ${error.status ? `the service answered ${error.status}` : 'the answer broke off'}.`;
  }
}

async function showExamples() {
  const country = byId('country').value;
  const examples = await ask(`/debug/examples/${country}`).catch(() => []);
  if (country !== byId('country').value) return;
  const rows = examples.map((text) => {
    const button = create('button', text);
    button.type = 'button';
    button.addEventListener('click', () => {
      context = country;
      byId('term').value = text;
      byId('term').focus();
      search(text);
    });
    const row = create('li');
    row.append(button);
    return row;
  });
  byId('examples').replaceChildren(...rows);
}

function restart() {
  context = byId('country').value;
  session = crypto.randomUUID();
  byId('details').hidden = true;
  byId('matches').replaceChildren();
  search(byId('term').value);
  showExamples();
}

byId('term').addEventListener('input', ({ target }) => {
  clearTimeout(timer);
  byId('details').hidden = true;
  timer = setTimeout(() => search(target.value), typingPause);
});
byId('country').addEventListener('change', restart);

try {
  const state = await ask('/debug/state');
  const options = state.countries.map(({ iso3, name, languages: own }) => {
    languages.set(iso3, own[0]);
    return Object.assign(create('option', name), { value: iso3 });
  });
  byId('country').replaceChildren(...options);
  showChoices(state);
  restart();
} catch {
  byId('trouble').hidden = false;
}
setInterval(look, lookEvery);
look();
