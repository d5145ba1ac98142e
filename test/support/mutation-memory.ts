/**
 * `src/core/once.ts` as the changed source gets it: what is found once is found anew for each change, and for each test file
 * while it is learned which of them reach a change. Kept from before, it would come from unchanged source.
 */
import * as kept from '../../src/core/once.ts';

interface Shared {
  readonly activeMutant?: string;
  readonly currentTestId?: string;
}

function renewed<Arguments extends readonly unknown[], Answer>(
  make: () => (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  let madeFor = '';
  let find = make();
  return (...given) => {
    const { activeMutant, currentTestId } = (globalThis as { readonly __stryker__?: Shared }).__stryker__ ?? {};
    const now = `${activeMutant} ${currentTestId}`;
    if (now !== madeFor) find = make();
    madeFor = now;
    return find(...given);
  };
}

/** As in `once.ts`. */
export const once: typeof kept.once = (find) => renewed(() => kept.once(find));

/** As in `once.ts`. */
export const oncePerText: typeof kept.oncePerText = (find) => renewed(() => kept.oncePerText(find));

/** As in `once.ts`. */
export const oncePerObject: typeof kept.oncePerObject = (find) => renewed(() => kept.oncePerObject(find));

/** As in `once.ts`. */
export const whileSame: typeof kept.whileSame = (find) => renewed(() => kept.whileSame(find));
