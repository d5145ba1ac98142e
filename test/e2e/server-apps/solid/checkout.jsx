import 'address-entry/address-entry';
import { createSignal } from 'solid-js';
import { isServer } from 'solid-js/web';

export function Checkout(props) {
  const [address, setAddress] = createSignal(null);
  return (
    <form>
      <address-entry
        name="shipping"
        proxy-url="/address-api"
        country="NL"
        required
        prop:value={address()}
        on:change={(event) => setAddress(event.currentTarget.value)}
        innerHTML={isServer ? props.shadowRoot : undefined}
      />
      <button>Order</button>
      <output>{address()?.street}</output>
    </form>
  );
}
