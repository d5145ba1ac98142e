/** The short form of the journeys: seven of them, each judged by the lines that must be heard. */

/** Lines that a journey is judged by. */
interface ShortJourney {
  /** Name of the journey. */
  readonly name: string;
  /** Each is a line, or a part of one; they come in this order, among whatever else is said. */
  readonly hears: readonly string[];
}

export const shortJourneys: readonly ShortJourney[] = [
  {
    name: 'by-hand',
    hears: ['Enter address manually', 'Street entry required', 'House number entry required', 'Enter a house number.'],
  },
  {
    name: 'clear',
    hears: [
      'Address filled in: Julianastraat 30, 2012 ES Haarlem',
      'Clear address',
      'Address editable combo box',
      'Start with a postcode, or a street and town.',
      'Undo',
      'Address filled in: Julianastraat 30, 2012 ES Haarlem',
    ],
  },
  {
    name: 'one-suggestion',
    hears: [
      '1 suggestion: 2012ES Haarlem, Julianastraat 30',
      'Suggestions List with 1 item',
      'Not listed? Enter it yourself push button',
      '2012ES Haarlem, Julianastraat 30',
      'Not listed? Enter it yourself push button',
      'Enter address manually push button',
    ],
  },
  {
    name: 'words-of-an-option',
    hears: [
      '1 suggestion: Rue de la Loi 16, 1000 Bruxelles',
      'Rue de la Loi 16, 1000 Bruxelles',
      'Address filled in: Rue de la Loi 16, 1000 Bruxelles',
    ],
  },
  {
    name: 'po-box',
    hears: [
      '1 suggestion: 1000AA Amsterdam, Postbus 1',
      '1000AA Amsterdam, Postbus 1, We can’t deliver to a PO box.',
      'We can’t deliver to a PO box.',
      'We can’t deliver to a PO box.',
    ],
  },
  {
    name: 'required',
    hears: ['Address (required) editable combo box', 'Enter an address.', 'Enter an address.'],
  },
  {
    name: 'search',
    hears: [
      'Start with a postcode, or a street and town.',
      '1 suggestion',
      'Julianastraat, Haarlem, opens more addresses',
      'Not listed? Enter it yourself',
      'Julianastraat: 15 suggestions',
      'Julianastraat 2, 2012ES Haarlem',
      'Address filled in: Julianastraat 4, 2012 ES Haarlem',
    ],
  },
];

/** Tries after which a line counts as silent: Orca drops one now and then. */
export const mostTries = 3;

/**
 * The lines that no try heard.
 *
 * @param tries what each of them heard, line by line
 */
export function silentIn(hears: readonly string[], tries: readonly (readonly string[])[]): readonly string[] {
  const found = tries.map((said) => foundIn(hears, said));
  return hears.filter((_, index) => !found.some((isFound) => isFound[index]));
}

/** True for each line that is heard, after those before it. */
function foundIn(hears: readonly string[], said: readonly string[]): readonly boolean[] {
  let from = 0;
  return hears.map((line) => {
    const at = said.findIndex((text, index) => index >= from && text.replace(/\s+/g, ' ').includes(line));
    if (at >= 0) from = at + 1;
    return at >= 0;
  });
}
