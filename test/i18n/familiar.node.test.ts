import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { esFamiliar } from '../../src/i18n/languages/es-familiar.ts';
import { frFamiliar } from '../../src/i18n/languages/fr-familiar.ts';
import { nlFamiliar } from '../../src/i18n/languages/nl-familiar.ts';
import { findMessages } from '../../src/i18n/registry.ts';
import { flatTexts, languages } from '../support/languages.ts';

/** Words that only the one form has. They are those of grammars, not of our texts. */
const rows = [
  {
    tag: 'es',
    wording: esFamiliar,
    formal:
      /\b(?:usted|su|suya?|ha escrito|había escrito)\b|\b(?:Introduzca|Seleccione|Compruebe|Espere|Empiece|Siga|Pulse|Complete|pruebe|úsela)/u,
    familiar:
      /\b(?:tú|tu|tuya?|has|habías)(?!\p{L})|\b(?:Introduce|Introdúcela|Selecciona|Comprueba|Compruéba\w+|Espera|Empieza|Sigue|Pulsa|Completa|prueba|úsala)(?!\p{L})/u,
  },
  {
    tag: 'fr',
    wording: frFamiliar,
    formal: /(?<!\p{L})(?:vous|votre|vos|vôtre)(?!\p{L})|\p{L}ez\b/iu,
    familiar:
      /(?<!\p{L})(?:tu|ton|ta|tes|toi|tien|tienne)(?!\p{L})|\b(?:Saisis|Vérifie|Commence|Sélectionne|Continue|Patiente|Appuie|Indique|Complète)(?!\p{L})/u,
  },
  { tag: 'nl', wording: nlFamiliar, formal: /\b(?:u|uw)\b/iu, familiar: /\b(?:je|jij|jou|jouw)\b/iu },
] as const;

describe('the form of address of a language', () => {
  for (const { tag, wording, formal, familiar } of rows) {
    const usual = flatTexts(languages[tag]);

    it(`is formal by default, in every message: ${tag}`, () => {
      assert.ok(usual.size > 100, tag);
      for (const [name, text] of usual) assert.doesNotMatch(text, familiar, name);
      assert.ok([...usual.values()].some((text) => formal.test(text)));
    });

    it(`has another wording of each message that addresses the shopper, and of no other: ${tag}`, () => {
      const others = flatTexts(wording);
      for (const [name, text] of usual) {
        if (formal.test(text)) assert.ok(others.has(name), `${name}: ${text}`);
      }
      for (const [name, text] of others) {
        assert.doesNotMatch(text, formal, name);
        if (!/\.(?:one|many|other)$/.test(name)) assert.notEqual(text, usual.get(name), name);
        const placesOf = (it = '') => it.match(/\{\w+\}|#/g)?.sort();
        assert.deepEqual(placesOf(text), placesOf(usual.get(name)), name);
      }
    });
  }

  it('is familiar in the messages of an imported file, and unchanged in the others', () => {
    const { texts } = findMessages('nl-BE', 'manual') ?? {};
    assert.equal(texts?.manual.typed, 'Je typte');
    assert.equal(texts?.manual.edit, 'Bewerken');
  });

  it('addresses nobody in German, where either form would be wrong in some shop', () => {
    for (const [name, text] of flatTexts(languages.de))
      assert.doesNotMatch(text, /\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?|[Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(?:e[mnrs]?)?)\b/u, name);
  });

  it('is written without ß in Switzerland', () => {
    assert.equal(findMessages('de-CH', 'common')?.texts.common.streetAndNumber, 'Strasse und Hausnummer');
  });
});
