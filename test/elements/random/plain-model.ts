/**
 * All that a page and a shopper can count on, in one plain model: written from the documentation, by someone who does not
 * know the rules of the source. It knows the service, and computes after each act what can be observed.
 */
import { contextLifeMs, type Fate, type House, type Row, retryAfter, rowsFor } from './plain-service.ts';

type Parts = Readonly<Record<'street' | 'building' | 'postcode' | 'locality', string>>;
interface Known {
  readonly house: Parts & { readonly country: string };
  readonly source: 'autocomplete' | 'manual' | null;
  readonly grade: string;
}
interface Request {
  /** `recover` looks again for a row whose context is too old. */
  readonly kind: 'suggest' | 'details' | 'recover';
  readonly row: Row | null;
  readonly due: number;
  readonly outcome: Fate['outcome'];
  readonly country: House['country'];
}
interface List {
  /** The text in the field that the list answers. */
  readonly text: string;
  readonly rows: readonly Row[];
  /** The street in which it is, as the way out of it; null for none. */
  readonly within: PlainModel['above'];
}

/** Milliseconds of a wait beyond the one that was asked for, as chance has it in these tests. */
const spreadMs = 500;

const none: Parts = { street: '', building: '', postcode: '', locality: '' };

export class PlainModel {
  now = 0;
  heard: string[] = [];
  asked: { what: string; session: number }[] = [];
  where: House['country'] = 'NL';
  text = '';
  list: List | null = null;
  /** The list to which the way back leads: that in which a street was chosen. */
  above: { readonly text: string; readonly list: List | null } | null = null;
  known: Known | null = null;
  /** The state that Undo brings back. */
  before: { text: string; known: Known | null } | null = null;
  request: Request | null = null;
  failed: Request | null = null;
  session: { readonly id: number; readonly began: number } | null = null;
  isDisabled = false;
  isReadOnly = false;
  #sessions = 0;
  #count = 0;
  /** The last state that the page was told; a disabled control tells nothing. */
  #told = { step: 'search', known: null as Known | null, failed: null as Request | null };

  readonly fates: readonly Fate[];
  readonly isRequired: boolean;

  constructor(fates: readonly Fate[], isRequired: boolean) {
    this.fates = fates;
    this.isRequired = isRequired;
  }

  get isFree(): boolean {
    return !this.isDisabled && !this.isReadOnly;
  }
  get step(): string {
    if (this.known) return 'done';
    return this.request?.kind === 'details' ? 'details' : 'search';
  }

  /** Tells the page what has become of its address and step. */
  tell(isSilent = false): void {
    const { step, known, failed } = this;
    const told = this.#told;
    if (this.isDisabled && !isSilent) return;
    this.#told = { step, known, failed };
    if (isSilent) return;
    if (told.step !== step) this.heard.push(`step ${step}`);
    if (told.known !== known) {
      if (!known) this.heard.push('address-cleared');
      else this.heard.push(`selected ${known.house.street} ${known.house.building} ${known.source}`);
      this.heard.push('change');
    }
    if (failed && told.failed !== failed) this.heard.push(`error ${failed.outcome}`);
  }

  ask(kind: Request['kind'], row: Row | null, term = ''): void {
    const { delay, outcome } = this.fates[this.#count++ % this.fates.length] as Fate;
    this.session ??= { id: ++this.#sessions, began: this.now };
    this.request = { kind, row, due: this.now + delay, outcome, country: this.where };
    this.failed = null;
    const search = `suggest ${this.where === 'NL' ? 'nld' : 'bel'} ${term}`;
    const what = kind === 'details' ? `details ${term}` : search;
    this.asked.push({ what, session: this.session.id });
  }

  /** Time passes, and answers come. */
  passes(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (let next = this.request ?? this.waiting; next && next.due <= until; next = this.request ?? this.waiting) {
      this.now = next.due;
      if (next === this.request) {
        this.request = null;
        this.answered(next);
      } else {
        this.#repeated = this.#keyOf(next);
        this.again(next);
      }
    }
    this.now = until;
  }

  /** The request that is tried again by itself after the wait that the service asked for. */
  get waiting(): Request | null {
    const { failed } = this;
    const isDue = failed?.outcome === 'rate-limited' && this.#repeated !== this.#keyOf(failed);
    return isDue ? { ...failed, due: failed.due + retryAfter * 1000 + spreadMs } : null;
  }
  /** The question that was repeated last; none is by itself more than once. */
  #repeated = '';
  #keyOf({ kind, row }: Request): string {
    return [kind, row?.value, this.text].join();
  }
  again({ kind, row }: Request): void {
    this.ask(kind, row, this.text);
    this.tell();
  }

  answered(it: Request): void {
    if (it.outcome === 'unavailable' || it.outcome === 'rate-limited') {
      this.failed = it;
      // What was chosen can be chosen again.
      if (it.kind !== 'details') this.list = null;
    } else if (it.kind === 'details' && it.row) {
      this.commit({ house: it.row.houses[0] as House, source: 'autocomplete', grade: '' });
    } else if (it.kind === 'recover' && it.row) {
      this.choose(it.row);
    } else {
      this.list = { text: this.text, rows: rowsFor(it.country, this.text, it.row?.value), within: this.above };
    }
    if (!this.failed) this.#repeated = '';
    this.tell();
  }

  commit(known: Known): void {
    Object.assign(this, {
      known,
      session: null,
      list: null,
      above: null,
      request: null,
      failed: null,
      before: null,
    });
    this.text = '';
  }
  forget(): void {
    Object.assign(this, {
      known: null,
      session: null,
      list: null,
      above: null,
      request: null,
      failed: null,
      text: '',
    });
  }

  types(text: string): void {
    if (!this.isFree || (text === this.text && !this.known)) return;
    if (this.known) this.before = { text: '', known: this.known };
    Object.assign(this, { known: null, request: null, failed: null, text, above: text ? this.above : null });
    this.tell();
    this.heard.push('input');
    if (this.renewSession() || text.length < 2) this.list = null;
    if (text.length >= 2 && !this.isAnswered) this.ask('suggest', null, text);
  }

  /** True where the list answers the text, in the street that was chosen. */
  get isAnswered(): boolean {
    const { list, failed, text } = this;
    const isChosen = failed?.kind === 'details' && failed.row?.value === text;
    return list !== null && (list.text === text || isChosen) && list.within === this.above;
  }
  rows(): readonly Row[] {
    return this.isFree && !this.known && this.list && this.isAnswered ? this.list.rows : [];
  }
  /** The person taps into the field: a text that nothing is known of any more is searched for. */
  taps(): void {
    const { known, list, request, failed, text } = this;
    if (this.isFree && !known && !list && !request && !failed && text.length >= 2) this.ask('suggest', null, text);
  }
  /** The rows in sight, or null where they are those of another text, from which nothing can be taken. */
  chooses(index: number): string | null {
    const { above, list } = this;
    if (!this.isFree) return null;
    const rows = this.rows();
    if ((this.failed && !list) || (!this.request && list?.rows.length === 0)) return '';
    const labels = [...(above ? ['back'] : []), ...rows.map(({ label }) => label)].join();
    const isOther = this.request !== null && !this.isAnswered;
    const row = rows[above ? index - 1 : index];
    if (above && index === 0) {
      Object.assign(this, { text: above.text, above: null, request: null });
      this.renewSession();
      if (list !== above.list) this.ask('suggest', null, this.text);
    } else if (row) {
      this.#left = { text: this.text, list };
      this.text = row.value;
      if (this.renewSession()) {
        this.#left = { text: this.#left.text, list: null };
        Object.assign(this, { above: null, list: null });
        this.ask('recover', row, row.value);
      } else this.choose(row);
    }
    this.tell();
    return isOther ? null : labels;
  }
  /** The list in which a row was chosen last. */
  #left: PlainModel['above'] = null;
  choose(row: Row): void {
    if (row.houses.length > 1) this.above = this.#left;
    this.ask(row.houses.length > 1 ? 'suggest' : 'details', row, row.value);
  }
  /** True where half an hour is nearly over: what is asked then belongs to an entry of its own. */
  renewSession(): boolean {
    if (!this.session || this.now - this.session.began <= contextLifeMs) return false;
    this.session = null;
    return true;
  }

  clears(): void {
    if (!this.isFree || !(this.known || this.text)) return;
    const before = { text: this.text, known: this.known };
    this.forget();
    this.before = before;
    this.tell();
  }
  get isUndoable(): boolean {
    return this.isFree && !this.known && this.text === '' && this.before !== null;
  }
  undoes(): void {
    if (!this.isUndoable || !this.before) return;
    const { text, known } = this.before;
    if (known) this.commit(known);
    else {
      Object.assign(this, { text, before: null, session: null });
      this.ask('suggest', null, text);
    }
    this.tell();
  }
  retries(): void {
    const { failed } = this;
    if (!failed || !this.isFree) return;
    if (failed.outcome === 'rate-limited' && this.now < failed.due + retryAfter * 1000) return;
    this.renewSession();
    this.again(failed);
  }

  'page clears'(): void {
    this.forget();
    this.before = null;
    this.tell(true);
  }
  resets(): void {
    this['page clears']();
    this.where = 'NL';
  }
  'page value'(house: House | null): void {
    if (house === (this.known?.house ?? null) && !this.known?.source) return;
    this['page clears']();
    if (house) this.commit({ house, source: null, grade: '' });
    if (house) this.where = house.country;
    this.tell(true);
  }
  /** The page takes it out and puts it back: what was chosen still comes, and the session is over. */
  moves(): void {
    Object.assign(this, { before: null, failed: null });
    if (this.request?.kind === 'details') return;
    Object.assign(this, { session: null, request: null, list: null });
  }
  disabled(isDisabled: boolean): void {
    this.isDisabled = isDisabled;
    this.tell();
  }
  'read-only'(isReadOnly: boolean): void {
    this.isReadOnly = isReadOnly;
  }

  observe() {
    const { known, step, isFree, failed } = this;
    const isMissing = this.isRequired && !known;
    const isHalf = !known && this.text !== '';
    const parts = known ? known.house : failed ? { ...none, street: this.text, country: this.where } : null;
    const source = known ? (known.source ?? '') : 'manual';
    const entries = parts && [
      parts.street,
      parts.building,
      parts.postcode,
      parts.locality,
      '',
      parts.country,
      source,
      known?.grade ?? '',
    ];
    return {
      value:
        known && `${known.house.street} ${known.house.building} ${known.house.locality} ${known.source} ${known.grade}`,
      step,
      valid: !isFree || !(isMissing || isHalf || step === 'details'),
      entries: this.isDisabled ? '' : (entries?.join() ?? ''),
      heard: this.heard.splice(0).join(', '),
      undo: this.isUndoable,
    };
  }
}
