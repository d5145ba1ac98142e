/** Code of a shop with Solid; each line after `@ts-expect-error` is a mistake that the compiler finds. */
import type { AddressClient } from 'address-entry/client';
import type {} from 'address-entry/solid';

/** The right uses. */
export function Checkout(props: { client: AddressClient }) {
  return (
    <form>
      <address-entry
        name="shipping"
        proxy-url="/address-api"
        po-box="warn"
        required
        readonly
        prop:readOnly={false}
        prop:client={props.client}
        prop:value={{ country: 'NLD', street: 'Dam' }}
        on:address-selected={(event) => event.detail.address.mailLines.join()}
      />
      <nl-postcode-lookup proxy-url="/address-api" on:address-cleared={() => {}} />
    </form>
  );
}

/** The wrong ones. */
export const mistakes = [
  // @ts-expect-error
  () => <address-entry po-box="maybe" />,
  // @ts-expect-error
  () => <address-entry prop:client="/address-api" />,
  // @ts-expect-error
  () => <address-entry on:address-selected={(event: KeyboardEvent) => event.key} />,
  // @ts-expect-error
  () => <address-entry colour="red" />,
  // @ts-expect-error
  () => <address-entry prop:readonly={true} />,
];
