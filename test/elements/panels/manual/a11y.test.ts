import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/i18n/languages/nl.ts';
import { describeInWindow } from '../../address-entry/support.ts';
import { waitUntil } from '../../element.support.ts';
import {
  answer,
  button,
  expect,
  fakeValidation,
  fill,
  match,
  mountManual,
  part,
  stepIs,
  typedHouse,
  type Validate,
} from './support.ts';

type Mounted = Awaited<ReturnType<typeof mountManual>>;

const misspelt = { ...typedHouse, street: 'Julliannestrat' };

async function committed(validate: Validate, texts = misspelt): Promise<Mounted> {
  const mounted = await mountManual(fakeValidation(validate));
  await fill(mounted.element, texts);
  button(mounted.element, 'Use this address').click();
  return mounted;
}

const partial = {
  ...match('A', 'BuildingPartial', { building: '30', buildingNumber: 30 }),
  details: { nldBuilding: { allAdditions: ['', 'A'] } },
};

/** Every step there is, by how to get there. */
const steps: Readonly<Record<string, () => Promise<Mounted>>> = {
  'empty fields': () => mountManual(),
  'fields with errors and a hint': async () => {
    const mounted = await mountManual();
    await fill(mounted.element, { postcode: '9' });
    button(mounted.element, 'Use this address').click();
    await mounted.element.updateComplete;
    return mounted;
  },
  'fields without a country': () => mountManual(fakeValidation(), ''),
  'a check under way': () => committed(() => new Promise(() => {})),
  'a review': async () => {
    const mounted = await committed(() => answer(match('C', 'Building')));
    await stepIs(mounted.element, 'review');
    return mounted;
  },
  'several to choose from': async () => {
    const mounted = await committed(() =>
      answer(match('A', 'Building', { locality: 'A' }, true), match('A', 'Building', { locality: 'B' }, true)),
    );
    await stepIs(mounted.element, 'review');
    return mounted;
  },
  'a unit that is missing': async () => {
    const mounted = await committed(() => answer(partial), typedHouse);
    await stepIs(mounted.element, 'review');
    return mounted;
  },
  'a correction that was made': async () => {
    const mounted = await committed(() => answer(match('B', 'Building')));
    await stepIs(mounted.element, 'done');
    return mounted;
  },
};

describeInWindow(320, 640, 'the manual steps on a small screen', () => {
  for (const dir of ['ltr', 'rtl']) {
    for (const [name, reach] of Object.entries(steps)) {
      it(`needs no horizontal scrolling, ${dir}: ${name}`, async () => {
        const { element } = await reach();
        element.dir = dir;
        await element.updateComplete;
        const box = element.getBoundingClientRect();
        for (const inner of element.shadowRoot?.querySelectorAll('input, button, select, mark') ?? []) {
          const { left, right } = inner.getBoundingClientRect();
          expect(left).to.be.at.least(box.left - 5);
          expect(right).to.be.at.most(box.right + 5);
        }
        expect(document.documentElement.scrollWidth).to.be.at.most(320);
      });
    }
  }
});

describe('the focus in manual entry', () => {
  const big = () => committed(() => answer(match('C', 'Building')));
  const small = () => committed(() => answer(match('B', 'Building')));
  const found = () => committed(() => answer(match('A', 'Building')), typedHouse);

  const presses: readonly (readonly [press: string, reach: () => Promise<Mounted>, step: string, lands: string])[] = [
    ['Add apartment', () => mountManual(), 'manual', 'addition'],
    ['Search for the address', () => mountManual(), 'manual', 'input'],
    ['Use this address', () => mountManual(), 'manual', 'street'],
    ['Use this address', big, 'review', 'manual'],
    ['Keep what I typed', big, 'review', 'manual'],
    ['Edit', big, 'review', 'street'],
    ['Change address', found, 'done', 'building'],
    ['Keep what I typed', small, 'done', 'manual'],
  ];
  for (const [press, reach, step, lands] of presses) {
    it(`goes from "${press}" in ${step} to ${lands}, and is never lost`, async () => {
      const { element } = await reach();
      await stepIs(element, step);
      button(element, press).focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => element.shadowRoot?.activeElement?.id === lands, lands);
      expect(document.activeElement).to.equal(element);
    });
  }
});

describe('what manual entry announces', () => {
  it('has questions announced by the focus only, and the address that was chosen', async () => {
    const { element } = await committed(() => answer(match('C', 'Building')));
    const said: string[] = [];
    const status = part(element, 'status') as HTMLElement;
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'question', 'the focus says the question');
    button(element, 'Use this address').click();
    await waitUntil(() => said.at(-1)?.startsWith('Address filled in: Julianastraat 30'), 'the address is said');
    expect(said).to.have.lengthOf(1);
  });

  it('is in the language of the page, and in the page’s own words', async () => {
    const { element } = await mountManual();
    element.lang = 'nl';
    element.messages = { manual: { use: 'Klaar', labels: { building: 'Nummer' } } };
    await element.updateComplete;
    const text = part(element, 'manual-fields')?.textContent;
    expect(text).to.contain('Straat');
    expect(text).to.contain('Nummer');
    expect(button(element, 'Klaar')).to.be.instanceOf(HTMLButtonElement);
  });

  it('is grouped under the page’s name for the address', async () => {
    const { element } = await mountManual();
    const label = document.createElement('label');
    label.textContent = 'Billing address';
    label.htmlFor = element.id = 'billing';
    element.before(label);
    element.requestUpdate();
    await element.updateComplete;
    expect(part(element, 'manual-fields')?.getAttribute('aria-label')).to.equal('Billing address');
  });

  it('ties every field to a label, and every message about it to the field', async () => {
    const { element } = await (steps['fields with errors and a hint'] as () => Promise<Mounted>)();
    for (const input of element.shadowRoot?.querySelectorAll<HTMLInputElement>('[part~=field] input') ?? []) {
      expect(input.labels, input.id).to.have.lengthOf(1);
      const note = input.getAttribute('aria-describedby');
      if (note) expect(element.shadowRoot?.getElementById(note)?.textContent).not.to.equal('');
    }
    expect(element.shadowRoot?.querySelectorAll('[aria-invalid=true]').length).to.equal(3);
  });
});
