/** An open list covers neither the label of its field nor what is said of it. */
import { sendKeys } from '@web/test-runner-commands';
import { describeInWindow, expect, fakeClient, mount, part, settled, type } from '../address-entry/support.ts';
import { waitUntil, within } from '../element.support.ts';

type Element = Parameters<typeof part>[0];
type Place = (form: HTMLElement) => void;

const atTop: Place = () => {};
/** With room above the field, and little beneath it. */
const atEnd: Place = (form) => {
  form.style.paddingBlockStart = `${innerHeight - 220}px`;
  form.style.minBlockSize = '100vh';
};

/** The texts of the field that the list lies on. */
function coveredBy(element: Element, list: HTMLElement): readonly string[] {
  const popup = list.getBoundingClientRect();
  const texts = [...(list.closest('.field')?.querySelectorAll('label, #message p, p') ?? [])];
  return texts
    .filter((text) => {
      const { top, bottom, left, right, width, height } = text.getBoundingClientRect();
      const isOver = top < popup.bottom - 1 && bottom > popup.top + 1 && left < popup.right && right > popup.left;
      const atMiddle = element.shadowRoot?.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2);
      return width > 1 && height > 0 && (isOver || list.contains(atMiddle ?? null));
    })
    .map((text) => text.textContent?.trim() ?? '');
}

async function isClear(element: Element, selector: string, message: string): Promise<void> {
  const list = within(element, selector);
  await waitUntil(() => list.getBoundingClientRect().height > 0, 'the list is open');
  await waitUntil(() => list.closest('.field')?.textContent?.includes(message), `it says: ${message}`);
  // The place of a popup follows with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(coveredBy(element, list)).to.deep.equal([]);
}

const refused = 'Choose an address from the list.';

function lists(place: Place): void {
  it('while an order is refused', async () => {
    const { element, form } = await mount();
    place(form);
    element.required = true;
    await type(element, 'julian');
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => element.matches(':state(user-invalid)'), 'it is refused');
    await sendKeys({ press: 'ArrowDown' });
    await isClear(element, '[part=listbox]', refused);
  });

  it('with a sentence of the page in its place', async () => {
    const { element, form } = await mount();
    place(form);
    element.insertAdjacentHTML('beforeend', '<p slot="error">We deliver on Mondays.</p>');
    await type(element, 'julian');
    const [error, list] = [element.querySelector('p'), within(element, '[part=listbox]')];
    await waitUntil(() => list.getBoundingClientRect().height > 0, 'the list is open');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [text, popup] = [error?.getBoundingClientRect(), list.getBoundingClientRect()];
    expect((text?.bottom ?? 0) <= popup.top + 1 || (text?.top ?? 0) >= popup.bottom - 1).to.equal(true);
    expect(coveredBy(element, list)).to.deep.equal([]);
  });

  it('of countries', async () => {
    const { element, form } = await mount(fakeClient({ countries: () => world }), '');
    place(form);
    await waitUntil(() => part(element, 'country')?.localName === 'input', 'the picker of many countries');
    await type(element, 'julian');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Enter' });
    part(element, 'country')?.focus();
    part(element, 'country')?.click();
    await settled(element);
    await isClear(element, '#countries-popup', 'Choose a country');
  });
}

const world = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
  iso2: `X${letter}`,
  iso3: `XX${letter}`,
  name: `Country ${letter}`,
}));

for (const [width, height] of [
  [1280, 800],
  [390, 760],
  [320, 640],
] as const) {
  describeInWindow(width, height, `a list keeps clear of the texts of its field, ${width} pixels wide`, () => {
    describe('at the top of the window', () => lists(atTop));
    describe('at its end', () => lists(atEnd));
  });
}
