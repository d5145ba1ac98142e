'use client';
import 'address-entry/address-entry';
import { useState } from 'react';
import { savedAddress } from './saved-address.js';

export function Checkout({ shadowRoot }) {
  const [address, setAddress] = useState(null);
  const [isCollected, setCollected] = useState(false);
  const [edits, setEdits] = useState(0);
  return (
    <form onInput={() => setEdits(edits + 1)}>
      <label>
        <input type="checkbox" checked={isCollected} onChange={(event) => setCollected(event.target.checked)} /> Collect
        at the shop
      </label>
      {!isCollected && (
        <address-entry
          name="shipping"
          proxy-url="/address-api"
          country="NL"
          required
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? shadowRoot : '' }}
          suppressHydrationWarning
        />
      )}
      <button type="button" onClick={() => setAddress(savedAddress)}>
        Use my saved address
      </button>
      <button type="button" onClick={() => setAddress(null)}>
        Start again
      </button>
      <button>Order</button>
      <output>{address?.street}</output>
      <small>{edits} changes</small>
    </form>
  );
}
