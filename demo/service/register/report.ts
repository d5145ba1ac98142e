/** The report on the rows of the files: how many are addresses, and why the others are not. Holds no text of a row. */

/** Rows of one file that are refused for the same reason. */
export interface Note {
  readonly file: string;
  /** Follows "it": `has no postcode`. */
  readonly reason: string;
  readonly count: number;
  /** Lines of the first rows, the first line of the file being 1. */
  readonly lines: readonly number[];
}

/** The report of an import. */
export interface ImportReport {
  readonly rows: number;
  readonly addresses: number;
  /** Addresses that were in the files more than once. */
  readonly duplicates: number;
  /** Rows that are no address. */
  readonly refusals: readonly Note[];
  /** Columns of each file that nothing was read from. */
  readonly unused: readonly { readonly file: string; readonly columns: readonly string[] }[];
  readonly seconds: number;
}

/** The number of lines that are named for each reason. */
const named = 10;

/** Counts what is noted of rows. */
export function createNotes() {
  const all = new Map<string, Note & { count: number; readonly lines: number[] }>();
  const unused: { file: string; columns: readonly string[] }[] = [];
  return {
    add: (file: string, line: number, reason: string) => {
      const key = `${file}\u0000${reason}`;
      const own = all.get(key) ?? { file, reason, count: 0, lines: [] };
      own.count++;
      if (own.lines.length < named) own.lines.push(line);
      all.set(key, own);
    },
    addUnused: (file: string, columns: readonly string[]) => {
      if (columns.length > 0) unused.push({ file, columns });
    },
    /** The most common first. */
    refusals: (): readonly Note[] => [...all.values()].sort((a, b) => b.count - a.count),
    unused: () => unused,
  };
}

const number = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** The report in lines for a person. */
export function linesOf({ rows, addresses, duplicates, refusals, unused, seconds }: ImportReport): readonly string[] {
  const refused = refusals.reduce((sum, { count }) => sum + count, 0);
  return [
    `${counted(addresses, 'address', 'addresses')} of ${counted(rows, 'row', 'rows')} in ${seconds.toFixed(1)} s`,
    duplicates > 0 &&
      `${counted(duplicates, 'row was there before, and is', 'rows were there before, and are')} left out`,
    refused > 0 && `${counted(refused, 'row is', 'rows are')} refused:`,
    ...refusals.map(({ file, reason, count, lines }) => {
      const more = count > lines.length ? ', …' : '';
      return `  ${number(count)} × it ${reason} (${file}, line ${lines.join(', ')}${more})`;
    }),
    ...unused.map(({ file, columns }) => `Not used of ${file}: ${columns.join(', ')}`),
  ].filter((line) => line !== false);
}
