/** The report on the rows of the files: how many are addresses, and why the others are not. Holds no text of a row. */

/** Rows of one file that have the same said of them. */
export interface Note {
  readonly file: string;
  /** Follows "it": `has no postcode`. */
  readonly reason: string;
  readonly count: number;
  /** Lines of the first rows, the first line of the file being 1. */
  readonly lines: readonly number[];
}

/** Columns of a file that nothing was read from. */
export interface UnusedColumns {
  readonly file: string;
  readonly columns: readonly string[];
}

/** The notes on rows. */
export interface ImportNotes {
  /** Rows that are no address. */
  readonly refusals: readonly Note[];
  /** Rows that are imported, and look wrong. */
  readonly doubts: readonly Note[];
  readonly unused: readonly UnusedColumns[];
}

/** The report of an import. */
export interface ImportReport extends ImportNotes {
  readonly rows: number;
  /** Rows that a process before this one had read already; 0 when there was none. */
  readonly resumedAt: number;
  readonly addresses: number;
  readonly duplicates: number;
  readonly seconds: number;
}

/** The number of lines that are named for each reason. */
const named = 10;

type NoteKind = 'refused' | 'doubtful';

interface CountedNote extends Note {
  readonly kind: NoteKind;
  count: number;
  readonly lines: number[];
}

/** Counts what is noted of rows. @param before what `text` gave in a process before this one */
export function createNotes(before: string) {
  const kept =
    before === ''
      ? { notes: [], unused: [] }
      : (JSON.parse(before) as { notes: CountedNote[]; unused: UnusedColumns[] });
  const keyOf = ({ kind, file, reason }: Pick<CountedNote, 'kind' | 'file' | 'reason'>) =>
    [kind, file, reason].join('\u0000');
  const all = new Map<string, CountedNote>(kept.notes.map((note) => [keyOf(note), note]));
  const unused = new Map<string, UnusedColumns>(kept.unused.map((it) => [it.file, it]));
  return {
    add: (kind: NoteKind, file: string, line: number, reason: string) => {
      const key = keyOf({ kind, file, reason });
      const own = all.get(key) ?? { kind, file, reason, count: 0, lines: [] };
      own.count++;
      if (own.lines.length < named) own.lines.push(line);
      all.set(key, own);
    },
    addUnused: (file: string, columns: readonly string[]) => {
      if (columns.length > 0) unused.set(file, { file, columns });
    },
    list: (kind: NoteKind): readonly Note[] =>
      [...all.values()]
        .filter((note) => note.kind === kind)
        .map(({ file, reason, count, lines }) => ({ file, reason, count, lines }))
        .sort((a, b) => b.count - a.count),
    unused: (): readonly UnusedColumns[] => [...unused.values()],
    /** All of it, to go on with in another process. */
    text: (): string => JSON.stringify({ notes: [...all.values()], unused: [...unused.values()] }),
  };
}

const number = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;
const sumOf = (notes: readonly Note[]) => notes.reduce((sum, { count }) => sum + count, 0);

/** The report in lines for a person. */
export function linesOf(report: ImportReport): readonly string[] {
  const { rows, resumedAt, addresses, duplicates, seconds } = report;
  const pace = Math.round((rows - resumedAt) / Math.max(seconds, 0.001));
  return [
    `${counted(addresses, 'address', 'addresses')} of ${counted(rows, 'row', 'rows')} in ${seconds.toFixed(1)} s (${counted(pace, 'row', 'rows')} a second)`,
    ...(resumedAt > 0 ? [`${counted(resumedAt, 'row was', 'rows were')} read before the import was ended`] : []),
    ...(duplicates > 0
      ? [`${counted(duplicates, 'row was there before, and is', 'rows were there before, and are')} left out`]
      : []),
    ...linesOfNotes(report),
  ];
}

/** The notes, in lines for a person. */
export function linesOfNotes({ refusals, doubts, unused }: ImportNotes): readonly string[] {
  const lineOf = ({ file, reason, count, lines }: Note) => {
    const more = count > lines.length ? ', …' : '';
    return `  ${number(count)} × it ${reason} (${file}, line ${lines.join(', ')}${more})`;
  };
  return [
    ...(refusals.length > 0 ? [`${counted(sumOf(refusals), 'row is', 'rows are')} refused:`] : []),
    ...refusals.map(lineOf),
    ...(doubts.length > 0
      ? [`${counted(sumOf(doubts), 'row looks', 'rows look')} wrong, and are imported as far as they can be:`]
      : []),
    ...doubts.map(lineOf),
    ...unused.map(({ file, columns }) => `Not used of ${file}: ${columns.join(', ')}`),
  ];
}
