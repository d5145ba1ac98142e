import 'address-entry/address-entry';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { savedAddress } from '../saved-address.js';

function Checkout() {
  const [address, setAddress] = createSignal(null);
  const [isCollected, setCollected] = createSignal(false);
  const [edits, setEdits] = createSignal(0);
  return (
    <form onInput={() => setEdits(edits() + 1)}>
      <label>
        <input
          type="checkbox"
          checked={isCollected()}
          onChange={(event) => setCollected(event.currentTarget.checked)}
        />{' '}
        Collect at the shop
      </label>
      <Show when={!isCollected()}>
        <address-entry
          name="shipping"
          proxy-url="/address-api"
          country="NL"
          required
          prop:value={address()}
          on:change={(event) => setAddress(event.currentTarget.value)}
        />
      </Show>
      <button type="button" onClick={() => setAddress(savedAddress)}>
        Use my saved address
      </button>
      <button type="button" onClick={() => setAddress(null)}>
        Start again
      </button>
      <button>Order</button>
      <output>{address()?.street}</output>
      <small>{edits()} changes</small>
    </form>
  );
}

render(() => <Checkout />, document.querySelector('#app'));
