/** What became of the rows of the files: how many are addresses, and why the others are not. Holds no text of a row. */

/** Rows of one file that were refused for the same reason. */
export interface Refusal {
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
  readonly duplicates: number;
  readonly refusals: readonly Refusal[];
  readonly seconds: number;
}

/** How many lines of each reason are named. */
const named = 10;

/** Counts refused rows. */
export function createRefusals() {
  const all = new Map<string, { readonly file: string; readonly reason: string; count: number; lines: number[] }>();
  return {
    add: (file: string, line: number, reason: string) => {
      const key = `${file}\u0000${reason}`;
      const own = all.get(key) ?? { file, reason, count: 0, lines: [] };
      own.count++;
      if (own.lines.length < named) own.lines.push(line);
      all.set(key, own);
    },
    list: (): readonly Refusal[] => [...all.values()].sort((a, b) => b.count - a.count),
  };
}

const number = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** The report in lines for a person. */
export function linesOf({ rows, addresses, duplicates, refusals, seconds }: ImportReport): readonly string[] {
  const refused = refusals.reduce((sum, { count }) => sum + count, 0);
  const pace = Math.round(rows / Math.max(seconds, 0.001));
  return [
    `${counted(addresses, 'address', 'addresses')} of ${counted(rows, 'row', 'rows')} in ${seconds.toFixed(1)} s (${counted(pace, 'row', 'rows')} a second)`,
    ...(duplicates > 0
      ? [`${counted(duplicates, 'row was there before, and is', 'rows were there before, and are')} left out`]
      : []),
    ...(refused > 0 ? [`${counted(refused, 'row is', 'rows are')} refused:`] : []),
    ...refusals.map(({ file, reason, count, lines }) => {
      const more = count > lines.length ? ', …' : '';
      return `  ${number(count)} × it ${reason} (${file}, line ${lines.join(', ')}${more})`;
    }),
  ];
}
