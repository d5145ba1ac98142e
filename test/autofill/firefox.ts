/** Firefox's own address book, and its own list of what is in it: with real keys, in a profile of its own. */
import { Firefox } from '../support/marionette.ts';
import { addressHeld, noteKept } from './kept-page.ts';
import { type Filled, filledIn, type Profile } from './profile.ts';

/** Milliseconds that a person looks at the list before the next key. */
const lookMs = 1_000;

const triesMax = 5;

const preferences = {
  'extensions.formautofill.addresses.supported': 'on',
  'extensions.formautofill.addresses.enabled': true,
  'extensions.formautofill.addresses.experiments.enabled': true,
  'security.allow_eval_with_system_principal': true,
};

const look = () => new Promise((resolve) => setTimeout(resolve, lookMs));

/** The content of the checkout once the address was chosen at the name, by keyboard. */
export async function fillInFirefox(url: string, profile: Profile): Promise<Filled> {
  const firefox = await Firefox.start(preferences);
  try {
    await save(firefox, profile);
    await firefox.send('WebDriver:Navigate', { url });
    await firefox.until(`return document.querySelector('address-entry').step === 'search'`);
    await choose(firefox);
    await firefox.until(`return document.querySelector('address-entry').step === 'manual'`);
    return (await firefox.run(`return (${filledIn.toString()})()`)) as Filled;
  } finally {
    await firefox.stop();
  }
}

/**
 * The content of the checkout when a person leaves it, and when they come back to the page, which Firefox kept whole.
 */
export async function comeBackInFirefox(url: string): Promise<readonly [left: unknown, found: unknown]> {
  const firefox = await Firefox.start({});
  try {
    await firefox.send('WebDriver:Navigate', { url });
    await firefox.until(`return document.querySelector('address-entry').step === 'search'`);
    await firefox.run(`document.querySelector('#name').focus(); document.querySelector('address-entry').focus()`);
    await firefox.press('2012ES 30');
    const options = `document.querySelector('address-entry').shadowRoot.querySelectorAll('[part~=option]')`;
    await firefox.until(
      `return ${options}.length === 1 && !document.querySelector('address-entry').matches(':state(loading)')`,
    );
    await firefox.press('ArrowDown');
    await firefox.press('Enter');
    await firefox.until(`return document.querySelector('address-entry').step === 'done'`);
    const left = await firefox.run(`return (${addressHeld.toString()})()`);
    await firefox.run(`(${noteKept.toString()})()`);
    await firefox.send('WebDriver:Navigate', { url: `${url}ledger` });
    await firefox.send('WebDriver:Back');
    await firefox.until('return window.persisted === true');
    return [left, await firefox.run(`return (${addressHeld.toString()})()`)];
  } finally {
    await firefox.stop();
  }
}

function save(firefox: Firefox, { name, street, postcode, town, country }: Profile): Promise<unknown> {
  const address = {
    name,
    'street-address': street,
    'postal-code': postcode,
    'address-level2': town,
    country,
  };
  return firefox.runInBrowser(`
    const done = arguments[arguments.length - 1];
    (async () => {
      const { formAutofillStorage } = ChromeUtils.importESModule('resource://autofill/FormAutofillStorage.sys.mjs');
      await formAutofillStorage.initialize();
      await formAutofillStorage.addresses.add(${JSON.stringify(address)});
      return 'saved';
    })().then(done, (error) => done(String(error)));`);
}

/** The first row of the list at the name. */
async function choose(firefox: Firefox): Promise<void> {
  await firefox.run(`document.querySelector('#name').focus()`);
  for (let tries = 0; tries < triesMax; tries++) {
    await firefox.press('ArrowDown');
    await look();
    await firefox.press('ArrowDown');
    await look();
    await firefox.press('Enter');
    await look();
    if (await firefox.run(`return document.querySelector('#name').value !== ''`)) return;
  }
  throw new Error('Firefox filled nothing in at the name.');
}
