/** Tests the live region's texts for what is shown, and the mark of fields that must not stay empty. */
import { sendKeys } from '@web/test-runner-commands';
import { failure, fakeClient, mount, options, settled, type } from '../address-entry/support.ts';
import { part, waitUntil, within } from '../element.support.ts';
import * as dutch from '../nl-postcode-lookup/support.ts';
import { button, expect, fakeValidation, fieldOf, fill, mountManual } from '../panels/manual/support.ts';

type Element = Parameters<typeof part>[0];

const said = (element: Element) => part(element, 'status')?.textContent?.replaceAll('\u00a0', '').trim() ?? '';
const hears = (element: Element, text: string) => waitUntil(() => said(element) === text, `it says: ${text}`);

/** What describes a control, as a screen reader joins it. */
function descriptionOf(element: Element, control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const nodes = ids.map((id) => within(element, `#${id}`));
  return nodes
    .map((node) => node.innerText || node.textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const unreachable = 'We can’t reach address search. Check your connection.';

describe('the live region announces', () => {
  it('the field as well if it has the focus already, and each time Enter is pressed', async () => {
    const { element } = await mountManual();
    await fill(element, { building: '30', postcode: '2012ES', locality: 'Haarlem' });
    fieldOf(element, 'street').focus();
    await sendKeys({ press: 'Enter' });
    await hears(element, 'Enter a street.');
    const first = part(element, 'status')?.textContent;
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => part(element, 'status')?.textContent !== first, 'it is said once more');
    expect(said(element)).to.equal('Enter a street.');
  });

  it('nothing about a closed list', async () => {
    const { element, input } = await mount();
    await type(element, 'julian');
    await hears(element, '2 suggestions');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await hears(element, '');
  });
});

describe('the fields', () => {
  it('say which of them are required, visibly and to screen readers', async () => {
    const { element } = await mount();
    element.required = true;
    await settled(element);
    const { element: typed } = await mountManual();
    const { element: looked } = await dutch.mount();
    looked.required = true;
    await settled(looked);
    const needed = [
      [typed, 'country'],
      [typed, 'street'],
      [typed, 'postcode'],
      [looked, 'postcode'],
      [looked, 'houseNumber'],
    ] as const;
    for (const [shown, id] of needed) {
      // Of several fields nearly all are needed: what is optional is marked there.
      expect(within(shown, `label[for=${id}]`).textContent, id).not.to.contain('required');
      expect(within(shown, `#${id}`).ariaRequired, id).to.equal('true');
    }
    expect(within(looked, 'legend [aria-hidden=true]').textContent).to.equal('(required)');
    within(typed, '[part=manual-fields] > .link').click();
    await settled(typed);
    expect(within(typed, 'label[for=addition]').textContent).to.contain('(optional)');
    // Orca says of no combobox that it is required, so the name does.
    const mark = within(element, 'label[for=input] .note');
    expect([mark.textContent, mark.ariaHidden]).to.deep.equal(['(required)', null]);
    expect(within(element, '#input').ariaRequired).to.equal(null);
    expect(within(typed, '#country').ariaRequired).to.equal('true');
    expect(within(looked, 'label[for=addition]').textContent).not.to.contain('required');
    expect(within(element, '#country').ariaRequired).to.equal(null);
  });

  it('of the Dutch lookup are described by what is wrong with the address as a whole', async () => {
    const { element } = await dutch.mount();
    await dutch.fill(element, { postcode: '2012ES', houseNumber: '31' });
    await waitUntil(() => part(element, 'error') !== null, 'the message');
    for (const id of ['postcode', 'houseNumber']) {
      const field = within(element, `#${id}`);
      expect(field.getAttribute('aria-describedby')?.split(' '), id).to.include('message');
      expect(field.ariaInvalid, id).to.equal('true');
    }
  });

  it('are described by what failed, and not by the button to try again', async () => {
    const { element } = await mount(fakeClient({ suggest: () => Promise.reject(failure('unavailable')) }));
    await type(element, 'julian');
    const { element: looked } = await dutch.mount(
      dutch.fakeClient({ byPostcode: () => Promise.reject(dutch.failure('unavailable')) }),
    );
    await dutch.fill(looked, { postcode: '2012ES', houseNumber: '30' });
    for (const [shown, id] of [[element, 'input'] as const, [looked, 'postcode'] as const]) {
      const ids = within(shown, `#${id}`).getAttribute('aria-describedby')?.split(' ') ?? [];
      const words = ids.map((it) => within(shown, `#${it}`).textContent).join(' ');
      expect(words, id).to.contain(unreachable).and.not.to.contain('Try again');
      expect(button(shown, 'Try again').disabled, id).to.equal(false);
    }
  });

  it('of a search have no other description while a chosen address is typed over', async () => {
    const { element, input } = await mount(fakeValidation());
    expect(descriptionOf(element, input)).to.contain('Start with a postcode');
    await type(element, 'julian');
    expect(descriptionOf(element, input)).to.contain('Start with a postcode');
    options(element)[1]?.click();
    await waitUntil(() => element.step === 'done', 'it is chosen');
    await settled(element);
    expect(descriptionOf(element, input)).to.equal('');
    await type(element, 'j');
    expect([element.value, descriptionOf(element, input)]).to.deep.equal([null, '']);
    await type(element, '');
    expect(descriptionOf(element, input)).to.contain('Start with a postcode');
  });

  it('of a search keep their description while something is typed after *Clear*', async () => {
    const { element, input } = await mount(fakeValidation());
    await type(element, 'julian');
    options(element)[1]?.click();
    await waitUntil(() => element.step === 'done', 'it is chosen');
    await settled(element);
    within(element, '[part=clear]').click();
    await settled(element);
    for (const text of ['', 'j', '']) {
      if (text !== input.value) await type(element, text);
      expect(descriptionOf(element, input), text).to.contain('Start with a postcode');
    }
  });

  it('for manual entry ask for the country: its list is marked and described', async () => {
    const { element } = await mountManual(fakeValidation(), '');
    button(element, 'Use this address').click();
    await settled(element);
    const list = within(element, '#country');
    expect([list.ariaInvalid, list.ariaRequired]).to.deep.equal(['true', 'true']);
    expect(within(element, `#${list.getAttribute('aria-describedby')}`).textContent).to.equal('Choose a country.');
  });

  it('of a question have buttons described by the address, and by what changed', async () => {
    const { answer, match } = await import('../panels/manual/support.ts');
    const { element } = await mountManual(fakeValidation(() => answer(match('C', 'Building'))));
    await fill(element, { street: 'Julliannestrat', building: '30', postcode: '2012ES', locality: 'Harlem' });
    button(element, 'Use this address').click();
    await waitUntil(() => element.step === 'review', 'the question');
    await settled(element);
    const described = (text: string) => descriptionOf(element, button(element, text));
    expect(described('Use this address')).to.equal('Julianastraat 30, 2012ES Haarlem. Changed: Street, Town or city');
    expect(described('Keep what I typed')).to.equal('Julliannestrat 30 2012ES Harlem');
  });
});
