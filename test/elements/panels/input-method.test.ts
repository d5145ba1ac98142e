/** Keys by which an input method confirms its text do nothing else, in fields by hand and those of the Dutch lookup. Safari says so by the code 229 alone. */
import { settled, typeInto, within } from '../element.support.ts';
import { fakeClient as lookupClient, mount as mountLookup } from '../nl-postcode-lookup/support.ts';
import { expect, fakeValidation, fieldOf, fill, mountManual, typedHouse } from './manual/support.ts';

const keys = [{ isComposing: true }, { keyCode: 229 }];

function confirm(input: Element, how: KeyboardEventInit): void {
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true, ...how }),
  );
}

for (const how of keys) {
  describe(`a key of an input method, with ${JSON.stringify(how)}`, () => {
    it('does not commit an address typed by hand', async () => {
      const fake = fakeValidation();
      const { element } = await mountManual(fake);
      await fill(element, typedHouse);
      confirm(fieldOf(element, 'locality'), how);
      await settled(element);
      expect([fake.validations.length, element.value]).to.deep.equal([0, null]);
      confirm(fieldOf(element, 'locality'), {});
      await settled(element);
      expect(fake.validations.length, 'asked by Enter itself').to.equal(1);
    });

    it('sends no lookup by postcode', async () => {
      const fake = lookupClient();
      const { element } = await mountLookup(fake);
      typeInto(within<HTMLInputElement>(element, '#postcode'), '2012ES');
      const number = within<HTMLInputElement>(element, '#houseNumber');
      typeInto(number, '2');
      confirm(number, how);
      expect(fake.asked).to.deep.equal([]);
      confirm(number, {});
      await settled(element);
      expect(fake.asked.length, 'looked up by Enter itself').to.equal(1);
    });
  });
}
