import 'address-entry/address-entry';
import { Formik } from 'formik';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { savedAddress } from '../saved-address.js';

function Checkout() {
  const [edits, setEdits] = useState(0);
  return (
    <Formik initialValues={{ address: null, isCollected: false }} onSubmit={() => {}}>
      {({ values, setFieldValue, resetForm }) => (
        // The browser submits the form, with the parts of the address.
        <form onInput={() => setEdits(edits + 1)}>
          <label>
            <input
              type="checkbox"
              checked={values.isCollected}
              onChange={(event) => setFieldValue('isCollected', event.target.checked)}
            />{' '}
            Collect at the shop
          </label>
          {!values.isCollected && (
            <address-entry
              name="shipping"
              proxy-url="/address-api"
              country="NL"
              required
              value={values.address}
              onChange={(event) => setFieldValue('address', event.currentTarget.value)}
            />
          )}
          <button type="button" onClick={() => setFieldValue('address', savedAddress)}>
            Use my saved address
          </button>
          <button type="button" onClick={() => resetForm()}>
            Start again
          </button>
          <button>Order</button>
          <output>{values.address?.street}</output>
          <small>{edits} changes</small>
        </form>
      )}
    </Formik>
  );
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <Checkout />
  </StrictMode>,
);
