/** A client that the page brings: whatever it rejects with ends in a sentence, an event and a way on. */
import { fixture, html } from '@open-wc/testing';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import {
  details,
  expect,
  fakeClient,
  house,
  mount,
  options,
  part,
  settled,
  street,
  type,
} from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';
import { button, fakeValidation, fill, mountManual, stepIs, typedHouse } from '../panels/manual/support.ts';

/** As the client of another file, or of another copy of the package, throws it. */
class AddressServiceError extends Error {
  readonly reason = 'rate-limited';
  readonly status = 429;
  readonly retryAfter = 30;
}

const rejections: Readonly<Record<string, () => unknown>> = {
  'an error of another class with our reason': () => new AddressServiceError('too many'),
  'a TypeError': () => new TypeError('Failed to fetch'),
  'a text': () => 'no',
  nothing: () => undefined,
  'an abort that was not asked for': () => new DOMException('gone', 'AbortError'),
  'an error whose reason is none of ours': () => Object.assign(new Error('x'), { reason: 'toString' }),
};

function problemsOf(element: AddressEntry): { reason: string; retryAfter: number | null }[] {
  const heard: { reason: string; retryAfter: number | null }[] = [];
  element.addEventListener('address-error', ({ detail: { reason, retryAfter } }) => heard.push({ reason, retryAfter }));
  return heard;
}

for (const [what, rejection] of Object.entries(rejections)) {
  describe(`a client that rejects with ${what}`, () => {
    it('while searching: a message, another try, and the text is kept', async () => {
      let isBroken = true;
      const fake = fakeClient({
        suggest: ({ term }) => {
          if (isBroken) return Promise.reject(rejection());
          return { matches: [], newContext: term };
        },
      });
      const { element } = await mount(fake);
      element.required = true;
      const heard = problemsOf(element);
      await type(element, 'julian');
      expect(heard).to.have.length(1);
      expect(part(element, 'error')?.textContent?.trim()).not.to.equal('');
      expect(part(element, 'spinner')).to.equal(null);
      expect((part(element, 'input') as HTMLInputElement).value).to.equal('julian');
      isBroken = false;
      if (heard[0]?.retryAfter) return;
      button(element, 'Try again').click();
      await settled(element);
      expect(part(element, 'error')).to.equal(null);
    });

    it('while the details are pending: the list again', async () => {
      const fake = fakeClient({ details: () => Promise.reject(rejection()) });
      const { element } = await mount(fake);
      const heard = problemsOf(element);
      await type(element, 'Haarlem');
      options(element)[0]?.click();
      await settled(element);
      expect(heard).to.have.length(1);
      expect(element.step).to.equal('search');
      expect(element.matches(':state(loading)')).to.equal(false);
    });

    it('for the countries: a message, and the order leads to the fields with the text in them', async () => {
      const fake = fakeClient({
        countries: () => {
          throw rejection();
        },
      });
      const form = await fixture<HTMLFormElement>(html`
        <form><address-entry name="shipping" .client=${fake.client}></address-entry></form>
      `);
      const element = form.querySelector('address-entry') as AddressEntry;
      await type(element, 'julian');
      await waitUntil(() => part(element, 'error') !== null, 'it says so');
      element.reportValidity();
      await stepIs(element, 'manual');
      expect(new FormData(form).get('shipping.street')).to.equal('julian');
    });

    it('while validating: the address as it was typed', async () => {
      const fake = fakeValidation(() => Promise.reject(rejection()));
      const { element } = await mountManual(fake);
      await fill(element, typedHouse);
      button(element, 'Use this address').click();
      await stepIs(element, 'done');
      expect(element.value?.street).to.equal('Julianastraat');
    });
  });
}

describe('a client that throws immediately', () => {
  it('is treated like one that rejects', async () => {
    const fake = fakeClient();
    const client = {
      ...fake.client,
      suggest: () => {
        throw new Error('not a promise');
      },
    };
    const { element } = await mount({ ...fake, client });
    await type(element, 'julian');
    expect(button(element, 'Try again').disabled).to.equal(false);
  });
});

describe('a client that returns something else', () => {
  it('ends with a message while searching', async () => {
    const { element } = await mount(fakeClient({ suggest: () => ({ matches: 5 }) as never }));
    await type(element, 'julian');
    expect(button(element, 'Try again').disabled).to.equal(false);
    await type(element, 'juliana');
    expect(part(element, 'input')).to.have.property('value', 'juliana');
  });

  for (const [what, match] of [
    ['nothing', null],
    ['a text', 'Julianastraat'],
    ['no members', {}],
    ['no label', { ...street, label: undefined }],
    ['a label that is no text', { ...street, label: { text: 'Julianastraat' } }],
    ['no value', { ...street, value: null }],
    ['no context', { ...street, context: undefined }],
    ['no precision', { ...street, precision: undefined }],
    ['a description that is no text', { ...street, description: 5 }],
    ['highlights that are none', { ...street, highlights: 'all' }],
  ] as const) {
    it(`ends with that message, too, if one of the suggestions is, or has, ${what}`, async () => {
      const { element } = await mount(fakeClient({ suggest: () => ({ matches: [house, match] }) as never }));
      const heard = problemsOf(element);
      await type(element, 'julian');
      expect(heard.map(({ reason }) => reason)).to.deep.equal(['unexpected']);
      expect(part(element, 'error')?.textContent).to.contain('Something went wrong');
      expect(options(element).length).to.equal(0);
      expect(button(element, 'Try again').disabled).to.equal(false);
    });
  }

  for (const [what, answer] of [
    ['nothing', null],
    ['no address', { ...details, address: undefined }],
    ['no lines', { ...details, mailLines: undefined }],
    ['lines that are no texts', { ...details, mailLines: [null, 5] }],
    ['a street that is no text', { ...details, address: { ...details.address, street: ['Julianastraat'] } }],
  ] as const) {
    it(`leads to the list again if the details are, or have, ${what}`, async () => {
      const { element } = await mount(fakeClient({ details: () => answer as never }));
      const heard = problemsOf(element);
      await type(element, 'Haarlem');
      options(element)[0]?.click();
      await settled(element);
      expect(heard.map(({ reason }) => reason)).to.deep.equal(['unexpected']);
      expect([element.step, element.value]).to.deep.equal(['search', null]);
      expect(options(element).length).to.equal(1);
    });
  }

  it('leaves the address as it was typed while validating', async () => {
    const { element } = await mountManual(fakeValidation(() => ({ matches: [{}] }) as never));
    await fill(element, typedHouse);
    button(element, 'Use this address').click();
    await stepIs(element, 'done');
    expect(element.value?.street).to.equal('Julianastraat');
  });
});

describe('a bug of ours while the countries arrive', () => {
  it('is reported, not swallowed', async () => {
    const reported: unknown[] = [];
    const { onerror } = window;
    window.onerror = (_message, _file, _line, _column, error) => {
      reported.push(error);
      return true;
    };
    const broken = new Error('a bug');
    const end = { unsubscribe: () => {} };
    try {
      const { element } = await mount(fakeClient(), '');
      end.unsubscribe = inspect(element).subscribe(({ event }) => {
        if (event.type === 'countryAnswered') throw broken;
      });
      element.client = fakeClient().client;
      await waitUntil(() => reported.length > 0, 'it is reported');
      expect(reported).to.include(broken);
    } finally {
      end.unsubscribe();
      window.onerror = onerror;
    }
  });
});
