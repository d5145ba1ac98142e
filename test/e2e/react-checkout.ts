/** A checkout as React's manual has it: every value is state, written as a whole from what was rendered last. */
import { type ChangeEvent, createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/address-entry.ts';

const regionsOf: Readonly<Record<string, readonly string[]>> = { NL: ['Noord-Holland', 'Utrecht'], BE: ['Namur'] };
const inputs = [
  ['street', 'address-line1'],
  ['postcode', 'postal-code'],
  ['town', 'address-level2'],
] as const;

function Checkout() {
  const [values, setValues] = useState({ street: '', postcode: '', town: '', country: '', region: '' });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    // Another country has other regions.
    const region = target.name === 'country' ? { region: '' } : {};
    setValues({ ...values, ...region, [target.name]: target.value });
  };
  const select = (name: 'region' | 'country', autoComplete: string, choices: readonly string[]) =>
    h(
      'select',
      { name, autoComplete, 'aria-label': name, value: values[name], onChange },
      ['', ...choices].map((value) => h('option', { key: value, value }, value)),
    );
  return h(
    'form',
    null,
    h(
      'address-entry',
      { 'proxy-url': '/address-api', country: 'NL' },
      h(
        'div',
        { slot: 'fields' },
        // The region stands first, but has options only once there is a country.
        select('region', 'address-level1', regionsOf[values.country] ?? []),
        select('country', 'country', ['BE', 'NL']),
        ...inputs.map(([name, autoComplete]) =>
          h('input', { key: name, name, autoComplete, 'aria-label': name, value: values[name], onChange }),
        ),
      ),
    ),
    h('output', null, JSON.stringify(values)),
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(h(Checkout));
