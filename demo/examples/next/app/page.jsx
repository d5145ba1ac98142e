import { Checkout } from './checkout';
import { renderShadowRoot } from './shadow-root';

export const dynamic = 'force-dynamic';

export default async function Page() {
  return (
    <>
      <h1>Next</h1>
      <main>
        <Checkout shadowRoot={await renderShadowRoot()} />
      </main>
    </>
  );
}
