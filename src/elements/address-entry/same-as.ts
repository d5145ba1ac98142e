/** The checkbox that makes an address the same as that of another element. Only loaded by pages that use it. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Address } from '../../core/address/address.ts';
import { linesOf } from '../../core/address/shown.ts';
import { committedFrom } from '../../core/entry/outcome.ts';
import { stepOf } from '../../core/entry/panel-status.ts';
import { sameSlice } from '../../core/entry/same-slice.ts';
import type { OtherEntry } from '../../core/entry/state.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { oncePerObject, whileSame } from '../../core/once.ts';
import { filled } from '../../i18n/filled.ts';
import { inspect } from '../engine/inspect.ts';
import { nameFromPage } from '../field/accessible-name.ts';
import { AddressEvent, type AddressEventDetails } from '../field/events.ts';
import type { PanelHost, View } from '../field/host.ts';
import { warnOnce } from '../field/warn-once.ts';
import { whileConnected } from '../field/while-connected.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { renderMessage } from '../panels/message-view.ts';
import type { AddressEntryProperties } from './properties.ts';
import { sameAsStyles } from './same-as.styles.ts';

/** Another element of the package, as far as it is followed. */
type Other = HTMLElement &
  ReactiveControllerHost &
  Pick<AddressEntryProperties, 'label' | 'labels' | 'validity' | 'validationMessage'> & {
    readonly value: Address | null;
    readonly sameAs?: string;
  };

/** Events of the other element that this one fires, too. */
const forwarded = ['address-selected', 'address-cleared', 'change'] as const;

/** Events of the other element after which this one may be at another step. */
const followed = ['input', 'address-step', ...forwarded] as const;

/** The element that each one currently follows, never in a circle. */
const followedBy = new WeakMap<HTMLElement, Other>();

/** The validity flags that an element can have. */
const flagNames = ['valueMissing', 'badInput', 'customError'] as const;

/** The checkbox of an element. */
export class SameAs {
  readonly #host: PanelHost;
  readonly #element: AddressEntryProperties;
  readonly #entryOf = whileSame(
    (
      address: Address | null,
      verdict: Verdict | null,
      message: string,
      isErrorShown: boolean,
      other: Other,
    ): OtherEntry => {
      // A false flag would override the page's own validity of this element.
      const flags = flagNames.filter((name) => other.validity[name]).map((name) => [name, true]);
      const isWait = message === this.#host.view.texts.messages.checking;
      return {
        committed: address && { ...committedFrom(address), ...(verdict && { verdict }) },
        invalid: message ? { flags: Object.fromEntries(flags), message, ...(isWait && { isWait }) } : null,
        isErrorShown,
      };
    },
  );

  constructor(host: PanelHost, element: AddressEntryProperties) {
    this.#host = host;
    this.#element = element;
    host.install({ same: sameSlice });
    host.adoptStyles([sameAsStyles]);
    whileConnected(element, (signal) => {
      const onUpdate = (updated: ReactiveControllerHost, act = follow) => {
        const controller = { hostUpdated: act };
        updated.addController(controller);
        signal.addEventListener('abort', () => updated.removeController(controller));
      };
      // It is obsolete once another element has the id.
      const watch = oncePerObject((other: Other) => {
        onUpdate(other);
        for (const name of followed)
          other.addEventListener(name, (event) => this.#notifyAgain(event, other, follow), { signal });
        return other;
      });
      const follow = () => this.#follow(watch);
      // If a rendering asks for another element, that is looked up afterwards, not during it.
      onUpdate(element, () => queueMicrotask(() => signal.aborted || follow()));
      const observer = new MutationObserver(follow);
      observer.observe(element.getRootNode(), { childList: true, subtree: true, attributeFilter: ['id'] });
      signal.addEventListener('abort', () => {
        observer.disconnect();
        followedBy.delete(element);
      });
    });
  }

  /** Null for none, and for one that follows this one. */
  get #other(): Other | null {
    return followedBy.get(this.#element) ?? null;
  }

  /**
   * Finds the other element by its id. An element that follows this one, directly or not, is refused, because that
   * would close a circle.
   */
  #find(watch: (other: Other) => Other): Other | null {
    const { sameAs: id, localName, isConnected } = this.#element;
    followedBy.delete(this.#element);
    const found = id && isConnected ? (this.#element.getRootNode() as Document | ShadowRoot).getElementById(id) : null;
    if (found?.localName !== localName) return null;
    for (let at: HTMLElement | undefined = found; at; at = followedBy.get(at)) {
      // Any element of the circle may end it.
      if (at !== this.#element) watch(at as Other);
      else {
        warnOnce('same-as-ring', `same-as="${id}"`);
        return null;
      }
    }
    followedBy.set(this.#element, found as Other);
    return found as Other;
  }

  /** Applies what the other element has by now. */
  #follow(watch: (other: Other) => Other): void {
    const other = this.#find(watch);
    const isErrorShown = other?.shadowRoot?.querySelector('[part=error]') != null;
    // A verification may leave the address as it is.
    const verdict = (other && inspect(other).state.committed?.verdict) ?? null;
    const entry = other && this.#entryOf(other.value, verdict, other.validationMessage, isErrorShown, watch(other));
    const before = this.#host.state.same?.other ?? null;
    if (entry !== before) this.#host.dispatch({ slice: 'same', type: 'followed', other: entry });
  }

  #notifyAgain(event: Event, other: Other, follow: () => void): void {
    if (event.target !== other || this.#other !== other) return;
    const before = stepOf(this.#host.state);
    follow();
    const { state, view } = this.#host;
    if (!state.same?.isTicked || view.isDisabled) return;
    // A listener may change the address, which makes the remaining events obsolete.
    const tell = (news: Event) => this.#host.state.committed === state.committed && this.#element.dispatchEvent(news);
    const step = stepOf(state);
    if (step !== before) tell(new AddressEvent('address-step', { step }));
    const name = forwarded.find((it) => it === event.type);
    const { detail } = event as CustomEvent<AddressEventDetails['address-selected']>;
    if (name === 'change') tell(new Event(name, { bubbles: true }));
    else if (name) tell(new AddressEvent(name, detail as never));
  }

  /** Renders the checkbox, above the country and the field; null if there is no other element. */
  render(view: View): TemplateResult | null {
    const { state, isDisabled, isReadonly, name } = view;
    const { same, committed } = state;
    const other = this.#other;
    if (!same?.other || !other) return null;
    const texts = searchTexts(view.texts);
    const isTicked = same.isTicked === true;
    const toggle = ({ target }: Event) => {
      const { checked } = target as HTMLInputElement;
      // The caret was in the field, which is about to be hidden. Firefox would move it elsewhere, and Orca would
      // follow.
      const selection = getSelection();
      if (selection?.isCollapsed) selection.removeAllRanges();
      this.#host.dispatch({ slice: 'same', type: 'toggled', isTicked: checked });
    };
    const error = isTicked ? view.messages.find(({ isError }) => isError) : undefined;
    const lines = isTicked && committed ? linesOf(committed.address).join(', ') : '';
    return html`
      <div class=${isTicked ? 'same ticked' : 'same'} role="group" aria-label=${name || texts.messages.label}>
        <label><input
          id="same"
          part="same"
          type="checkbox"
          aria-describedby=${(lines || error) && !view.isOnlySaid('#same') ? 'same-lines same-error' : nothing}
          aria-invalid=${Boolean(error) || nothing}
          .checked=${live(isTicked)}
          ?disabled=${isDisabled || isReadonly}
          @change=${toggle}
        /><span>${filled(texts.messages.sameAs, { label: nameIn(other, texts.lang) || texts.messages.label })}</span></label>
        ${lines ? html`<p id="same-lines" class="note" translate="no" lang=${committed?.address.language ?? nothing}>${lines}</p>` : nothing}
        <div id="same-error">${error && renderMessage(error)}</div>
      </div>
    `;
  }
}

/** The name of an element within a sentence: lower case at the start, unless the language capitalises nouns. */
function nameIn(other: Other, lang: string): string {
  const label = nameFromPage(other);
  return lang === 'de' ? label : label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(lang));
}
