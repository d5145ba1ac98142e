import { useState } from 'react';

/** The tag alone, as anybody writes it first. */
export function Checkout() {
  const [address, setAddress] = useState(null);
  return (
    <form>
      <address-entry
        name="shipping"
        proxy-url="/address-api"
        country="NL"
        required
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <button>Order</button>
      <output>{address?.street}</output>
    </form>
  );
}
