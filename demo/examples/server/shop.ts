/** A shop with server-rendered pages. The form works with and without JavaScript. */
import { Hono } from 'hono';
import { html } from 'hono/html';

/** The submitted values, by the names of the fields. */
type Order = Readonly<Record<string, string>>;

const countries = { NL: 'Netherlands', BE: 'Belgium' };

/** The text fields: name, label and token. */
const fields = [
  ['street', 'Street and number', 'address-line1'],
  ['postcode', 'Postcode', 'postal-code'],
  ['town', 'Town', 'address-level2'],
] as const;

/** The form, filled in with what was submitted before. Hono's `html` escapes values. */
function formWith(order: Order) {
  const options = Object.entries(countries).map(
    ([code, name]) => html`<option value="${code}" ${order['country'] === code ? 'selected' : ''}>${name}</option>`,
  );
  const inputs = fields.map(
    ([name, label, token]) => html`
      <label>${label} <input name="${name}" autocomplete="shipping ${token}" value="${order[name] ?? ''}" required></label>`,
  );
  return html`
    <form method="post">
      <address-entry proxy-url="/address-api" autocomplete="shipping">
        <div slot="fields">
          <label>Country <select name="country" autocomplete="shipping country">${options}</select></label>
          ${inputs}
        </div>
      </address-entry>
      <button type="reset">Start again</button>
      <button>Order</button>
    </form>`;
}

/** The server validates the form: it reports what is missing, and fills in the fields again. */
function answerTo(order: Order): { readonly status: 200 | 422; readonly said: string } {
  const missing = fields.filter(([name]) => !order[name]?.trim()).map(([, label]) => label);
  if (missing.length > 0) return { status: 422, said: `Please fill in: ${missing.join(', ')}.` };
  return { status: 200, said: `The parcel goes to ${order['street']}, ${order['postcode']} ${order['town']}.` };
}

/**
 * Creates the shop, for any server that uses `Request` and `Response`.
 *
 * @param readPage returns the page, with a comment where the form goes
 */
export function createShop(readPage: () => Promise<string>): Hono {
  const pageWith = async (content: unknown) => (await readPage()).replace('<!-- content -->', () => String(content));
  return new Hono()
    .get('/', async (context) => context.html(await pageWith(formWith({}))))
    .post('/', async (context) => {
      const order = Object.fromEntries([...(await context.req.formData())].map(([name, text]) => [name, String(text)]));
      const { status, said } = answerTo(order);
      return context.html(await pageWith(html`<p role="status">${said}</p>${formWith(order)}`), status);
    });
}
