import { useState } from 'react';
import { AddressField } from '../../../../demo/examples/react-18/address-field.jsx';

export function Checkout({ shadowRoot = '' }) {
  const [address, setAddress] = useState(null);
  return (
    <form>
      <AddressField
        name="shipping"
        proxy-url="/address-api"
        country="NL"
        required=""
        value={address}
        onChange={setAddress}
        dangerouslySetInnerHTML={{ __html: shadowRoot }}
        suppressHydrationWarning
      />
      <button>Order</button>
      <output>{address?.street}</output>
    </form>
  );
}
