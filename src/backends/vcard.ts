/** The property `ADR` of a vCard (RFC 6350), with the code of the country as its parameter `CC` (RFC 8605). */

import { worldFormatOf } from '../core/address/world-formats.ts';
import { numbered } from '../core/numbered.ts';
import type { Purpose } from '../core/page-fields/autofill-tokens.ts';
import { addressOf, type Backend, countryIn, textsOf } from './backend.ts';
import { vCardComponents } from './fields.ts';

const held = vCardComponents.flatMap((it) => it ?? []);

/** §3.4: signs that separate components and values. */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|[\n\u2028\u2029]/g, '\\n');
const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign)).trim();

/** Splits at each sign that is not escaped. */
const splitAt = (text: string, sign: ',' | ';') =>
  text.match(new RegExp(`(?:\\\\.|[^\\\\${sign}])+|(?<=${sign}|^)(?=${sign}|$)`, 'g')) ?? [];

/**
 * vCard 4.0: one line, `ADR;CC=NL:;;Julianastraat 30;Haarlem;;2012ES;Netherlands`. The read text may be folded, or a
 * whole vCard.
 */
export const vCard: Backend<string, string> = {
  fromAddress: (address) => {
    const texts = textsOf(address, held);
    const components = vCardComponents.map((it) => {
      const purposes: readonly Purpose[] = it === null ? [] : [it].flat();
      return purposes
        .map((purpose) => escaped(texts.get(purpose) ?? ''))
        .filter(Boolean)
        .join(',');
    });
    return `ADR;CC=${address.country.iso2}:${components.join(';')}`;
  },
  toAddress: (stored) => {
    const [, parameters = '', value = ''] =
      /^(?:[\w-]+\.)?ADR((?:;(?:"[^"\n]*"|[^":\n])*)?):(.*[^;\s].*)$/im.exec(
        (stored ?? '').replace(/\r?\n[ \t]/g, ''),
      ) ?? [];
    const [, code = ''] = /^(?:"[^"]*"|[^"])*?;CC="?([a-z]{2})\b/i.exec(parameters) ?? [];
    // Bytes of version 2.1, which are no text.
    if (/QUOTED-PRINTABLE/i.test(parameters)) return null;
    const texts = new Map<Purpose, string>([['country', code]]);
    const textIn = (purpose: Purpose) => texts.get(purpose) ?? '';
    const components = splitAt(value.trim(), ';').map((component) =>
      splitAt(component, ',').flatMap((text) => unescaped(text).split('\n')),
    );
    const put = (at: number, values: readonly string[]) => {
      const purposes: readonly Purpose[] = [vCardComponents[at] ?? []].flat();
      for (const [index, purpose] of numbered(purposes)) {
        const own = index === purposes.length - 1 ? values.slice(index) : [values[index] ?? ''];
        texts.set(purpose, own.filter(Boolean).join(purpose === 'address-line2' ? '\n' : ', '));
      }
    };
    for (const [at, values] of numbered(components)) put(at, values);
    // The first two should be empty (§6.3.1). Older cards have the PO box and the flat there.
    const [box = [], extended = [], street = []] = components;
    const isAbove = worldFormatOf(countryIn(textIn)?.iso2 ?? '').mail.addition === 'above';
    const lines = isAbove ? [...extended, ...street, ...box] : [...street, ...extended, ...box];
    put(2, lines.filter(Boolean));
    return addressOf(textIn);
  },
};
