/** Other comboboxes under the same reader, by the same steps as ours. */
import { back, down, dutch, enter, type Journey, over, type Step, search, tab, type, up } from './acts.ts';

const peerSteps = (typed: string): readonly Step[] => [
  tab,
  type(typed),
  down,
  down,
  up,
  enter,
  tab,
  back,
  over('xqzvw'),
  tab,
];

/**
 * Others under the same reader, of files in a folder of one's own: `accessible-autocomplete.min.js` of GOV.UK and `aria`, the
 * `content` of w3c/aria-practices.
 */
export const peers: readonly Journey[] = [
  {
    name: 'peer-accessible-autocomplete',
    title: 'accessible-autocomplete of GOV.UK',
    page: {
      markup:
        '<label for="address">Address</label><div id="here"></div><script src="/peers/accessible-autocomplete.min.js"></script>',
      script: `addEventListener('DOMContentLoaded', () => accessibleAutocomplete({
        element: document.getElementById('here'), id: 'address', minLength: 2,
        source: (query, done) => fetch('/address-api/international/v1/autocomplete/nld/' + encodeURIComponent(query) + '/en-GB', {
          headers: { 'X-Autocomplete-Session': '${'0123456789abcdef'.repeat(2)}', 'X-Address-Client': '1' },
        }).then((answer) => answer.json()).then(({ matches = [] }) => done(matches.map((it) => it.label + ', ' + it.description)), () => done([])),
      }))`,
    },
    steps: peerSteps('julian'),
  },
  {
    name: 'peer-apg',
    title: 'The combobox of the W3C’s ARIA Authoring Practices Guide, with a list',
    page: {
      markup: '<div id="here"></div>',
      script: `addEventListener('DOMContentLoaded', async () => {
        const text = await (await fetch('/peers/aria/patterns/combobox/examples/combobox-autocomplete-list.html')).text();
        document.getElementById('here').append(document.adoptNode(new DOMParser().parseFromString(text, 'text/html').getElementById('ex1')));
        const script = document.createElement('script');
        script.src = '/peers/aria/patterns/combobox/examples/js/combobox-autocomplete.js';
        script.onload = () => dispatchEvent(new Event('load'));
        document.head.append(script);
      })`,
    },
    steps: peerSteps('a'),
  },
  {
    name: 'peer-ours',
    title: 'address-entry, by the same steps',
    page: search(dutch),
    steps: peerSteps('2012ES 30'),
  },
];
