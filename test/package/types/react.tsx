/** Code of a shop with React 19; each line after `@ts-expect-error` is a mistake that the compiler finds. */
import type { AddressEntry } from 'address-entry/address-entry';
import type {} from 'address-entry/react';
import { useRef } from 'react';

/** The right uses. */
export function Checkout() {
  const field = useRef<AddressEntry>(null);
  return (
    <form>
      <address-entry
        ref={field}
        name="shipping"
        proxy-url="/address-api"
        country="NL"
        po-box="deny"
        min-length={3}
        required
        noManual={false}
        readOnly
        address-language="nl-NL"
        pageFields={{ street: 'street[0]' }}
        submitNames={{ street: 'shipping_street' }}
        value={{ country: 'nl', street: 'Dam', building: '1' }}
        className="wide"
        onaddress-selected={(event) => {
          const line: string | undefined = event.detail.address.mailLines[0];
          return line;
        }}
        onaddress-error={({ detail }) => detail.reason === 'rate-limited'}
      />
      <nl-postcode-lookup proxy-url="/address-api" value={null} onaddress-cleared={() => field.current?.clear()} />
    </form>
  );
}

/** The wrong ones. */
export const mistakes = [
  // @ts-expect-error
  <address-entry key="a" po-box="maybe" />,
  // @ts-expect-error
  <address-entry key="b" minLength={{}} />,
  // @ts-expect-error
  <address-entry key="c" onaddress-selected={(event: KeyboardEvent) => event.key} />,
  // @ts-expect-error
  <address-entry key="d" onaddress-step={({ detail }) => detail.address} />,
  // @ts-expect-error
  <address-entry key="e" value={{ street: 'Dam' }} />,
  // @ts-expect-error
  <address-entry key="f" colour="red" />,
  // @ts-expect-error
  <address-entry key="h" language="nl-NL" />,
  // @ts-expect-error
  <nl-postcode-lookup key="g" nlLookup />,
];
