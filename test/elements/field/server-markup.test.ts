import { expect } from '@open-wc/testing';
import '../with-engine.ts';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { inspect } from '../../../src/inspect.ts';

/** An element in a document of its own, where no script is: it comes to life in this page. */
function serverRendered(markup: string): AddressEntry {
  const page = Document.parseHTMLUnsafe(
    `<address-entry><template shadowrootmode="open"><style></style>${markup}</template></address-entry>`,
  );
  return page.querySelector('address-entry') as AddressEntry;
}

describe('a server-rendered element', () => {
  it('adopts the text that has been typed, and shows its field once', async () => {
    const element = serverRendered('<div part="form-control"><input id="input" value="" /></div>');
    const given = element.shadowRoot!.querySelector('input')!;
    given.value = 'dam';
    document.body.append(element);
    await inspect(element).settled();
    const inputs = element.shadowRoot!.querySelectorAll('#input');
    expect([...inputs].map((input) => (input as HTMLInputElement).value)).to.deep.equal(['dam']);
    expect(inspect(element).state.search.text).to.equal('dam');
    expect(element.shadowRoot!.querySelectorAll('[part=form-control]').length).to.equal(1);
    element.remove();
  });

  it('adopts it in a page that stops events until its framework is ready, as React does', async () => {
    const stop = (event: Event) => event.stopPropagation();
    document.addEventListener('input', stop, { capture: true });
    const element = serverRendered('<div part="form-control"><input id="input" value="" /></div>');
    element.shadowRoot!.querySelector('input')!.value = 'dam';
    document.body.append(element);
    await inspect(element).settled();
    document.removeEventListener('input', stop, { capture: true });
    expect(inspect(element).state.search.text).to.equal('dam');
    element.remove();
  });

  it('ignores what the server wrote itself, and fields that it does not have', async () => {
    const element = serverRendered('<input id="input" value="Dam 1" /><input id="postcode" value="" />');
    element.shadowRoot!.querySelector<HTMLInputElement>('#postcode')!.value = '1012 JS';
    document.body.append(element);
    await inspect(element).settled();
    expect(inspect(element).state.search.text).to.equal('');
    expect(element.shadowRoot!.querySelectorAll('#input, #postcode').length).to.equal(1);
    element.remove();
  });
});
