/** The acts of the journeys: keys, texts, and meanwhile the service's faults and files that come. */
import type { FaultRule } from '../../demo/service/faults.ts';
import type { StagePage } from './stage.ts';

/** One act. Keys have the names that X gives them. */
export type Act =
  | { readonly keys: readonly string[] }
  | { readonly text: string }
  | { readonly service: readonly FaultRule[] | 'held' | 'released' }
  | { readonly network: 'lost' | 'back' }
  | { readonly files: 'released' };

/** An act in words, and what the person, the service or the network does. */
export type Step = readonly [words: string, ...acts: readonly Act[]];

/** A way through an element, or through another combobox to compare with. */
export interface Journey {
  /** Name of its transcript. */
  readonly name: string;
  readonly title: string;
  readonly page: StagePage;
  readonly steps: readonly Step[];
}

export const press = (...keys: readonly string[]): Act => ({ keys });
export const text = (typed: string): Act => ({ text: typed });
export const filesCome: Step = ['The files come', { files: 'released' }];
export const status = (code: number): Act => ({ service: [{ fault: { kind: 'status', status: code } }] });

export const tab: Step = ['Tab', press('Tab')];
export const back: Step = ['Shift+Tab', press('shift+Tab')];
export const down: Step = ['ArrowDown', press('Down')];
export const up: Step = ['ArrowUp', press('Up')];
export const enter: Step = ['Enter', press('Return')];
export const type = (typed: string): Step => [`types “${typed}”`, text(typed)];
export const over = (typed: string): Step => [`types “${typed}” over it`, press('ctrl+a'), text(typed)];

export const search = (attributes: string): StagePage => ({
  markup: `<address-entry proxy-url="/address-api" name="shipping" ${attributes}></address-entry>`,
});
/** The same page on a slow network: of the elements there is the field alone. */
export const early = (page: StagePage): StagePage => ({ ...page, areFilesHeld: true });
export const lookup = (attributes = ''): StagePage => ({
  markup: `<nl-postcode-lookup proxy-url="/address-api" name="shipping" ${attributes}></nl-postcode-lookup>`,
});
export const dutch = 'country="NL" countries="NL"';
