/** The parts that all fields of the benchmarks share: their requests, and the beginning of their page. */

/** Suggestions for a text, in the words of the service. */
export async function ask(term, signal) {
  const url = `/api/international/v1/autocomplete/nld/${encodeURIComponent(term)}/en-NL`;
  const headers = { accept: 'application/json', 'x-autocomplete-session': 'benchmark-1' };
  const response = await fetch(url, { headers, cache: 'no-store', signal });
  return (await response.json()).matches;
}

/**
 * Begins the page of a field.
 *
 * @param mount puts a field into an element, and resolves when a person can type into it with how to take it out again
 * @param rootOf where the input and the options of the field are. Default: the element that it was put into
 */
export function begin(mount, rootOf = (holder) => holder) {
  const { probe } = window;
  Object.assign(probe, { mount, rootOf });
  const holder = document.querySelector('#holder');
  mount(holder)
    .then(() => probe.painted())
    .then((at) => {
      probe.startedAfter = at - probe.begun;
    });
}
