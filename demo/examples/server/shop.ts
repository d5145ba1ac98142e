/** A shop whose pages a server makes. The form is sent as any form, with scripts and without them. */
import { Hono } from 'hono';
import { html } from 'hono/html';

/** The values that the form sends, by the names of its fields. */
type Order = Readonly<Record<string, string>>;

const countries = { NL: 'Netherlands', BE: 'Belgium' };

/** The fields of text: their names, labels and tokens. */
const fields = [
  ['street', 'Street and number', 'address-line1'],
  ['postcode', 'Postcode', 'postal-code'],
  ['town', 'Town', 'address-level2'],
] as const;

/** The form, with what was sent before. Hono's `html` escapes what is put into it. */
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

/** The server trusts no form: what is missing is said, and what was sent is in the fields again. */
function answerTo(order: Order): { readonly status: 200 | 422; readonly said: string } {
  const missing = fields.filter(([name]) => !order[name]?.trim()).map(([, label]) => label);
  if (missing.length > 0) return { status: 422, said: `Please fill in: ${missing.join(', ')}.` };
  return { status: 200, said: `The parcel goes to ${order['street']}, ${order['postcode']} ${order['town']}.` };
}

/**
 * The shop, for any server that knows `Request` and `Response`.
 *
 * @param readPage gives the page, with a comment where the form goes
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
