import 'address-entry/address-entry';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { savedAddress } from '../saved-address.js';

function Checkout() {
  const { control, reset, setValue, watch } = useForm({ defaultValues: { address: null, isCollected: false } });
  const { address, isCollected } = watch();
  const [edits, setEdits] = useState(0);
  return (
    <form onInput={() => setEdits(edits + 1)}>
      <label>
        <input
          type="checkbox"
          checked={isCollected}
          onChange={(event) => setValue('isCollected', event.target.checked)}
        />{' '}
        Collect at the shop
      </label>
      {!isCollected && (
        <Controller
          name="address"
          control={control}
          render={({ field }) => (
            <address-entry
              ref={field.ref}
              name="shipping"
              proxy-url="/address-api"
              country="NL"
              required
              value={field.value}
              onChange={(event) => field.onChange(event.currentTarget.value)}
              onBlur={field.onBlur}
            />
          )}
        />
      )}
      <button type="button" onClick={() => setValue('address', savedAddress)}>
        Use my saved address
      </button>
      <button type="button" onClick={() => reset()}>
        Start again
      </button>
      <button>Order</button>
      <output>{address?.street}</output>
      <small>{edits} changes</small>
    </form>
  );
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <Checkout />
  </StrictMode>,
);
