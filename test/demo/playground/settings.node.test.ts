import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { controlOf, type DescribedElement, elementsOf } from '../../../demo/playground/manifest.ts';
import { initialSettings, readSettings, type Settings, writeSettings } from '../../../demo/playground/settings.ts';
import { createManifest } from '../../support/manifest.ts';

let elements: readonly DescribedElement[];
let entry: DescribedElement;

before(async () => {
  elements = elementsOf((await createManifest()) as Parameters<typeof elementsOf>[0]);
  const found = elements.find(({ tagName }) => tagName === 'address-entry');
  assert.ok(found);
  entry = found;
});

describe('the manifest in the playground', () => {
  it('has both elements, and every slot for a page', () => {
    assert.deepEqual(
      elements.map(({ tagName }) => tagName),
      ['address-entry', 'nl-postcode-lookup'],
    );
    assert.deepEqual(
      entry.slots.map(({ name }) => name),
      ['label', 'hint', 'error', 'fields'],
    );
  });

  it('says how each attribute is set', () => {
    const of = (name: string) => {
      const attribute = entry.attributes.find((it) => it.name === name);
      assert.ok(attribute, name);
      return controlOf(attribute);
    };
    assert.deepEqual(of('required'), { kind: 'switch' });
    assert.deepEqual(of('po-box'), { kind: 'choice', texts: ['allow', 'warn', 'deny'] });
    assert.deepEqual(of('min-length'), { kind: 'number' });
    assert.deepEqual(of('country'), { kind: 'text' });
  });
});

describe('the settings of the playground', () => {
  it('are restored from the page’s URL, whatever they contain', () => {
    const stage = { fault: '500', width: '320', scheme: 'dark', dir: 'rtl', framework: 'vue' };
    const all: Settings = {
      element: 'address-entry',
      attributes: Object.fromEntries(entry.attributes.map(({ name }) => [name, `${name} & "=?#é %`])),
      slots: Object.fromEntries(entry.slots.map(({ name }) => [name, `<b>${name}</b>`])),
      tokens: Object.fromEntries(entry.cssProperties.map(({ name }) => [name, 'rgb(0 0 0 / 50%)'])),
      stage,
    };
    assert.deepEqual(readSettings(writeSettings(all, ''), elements), all);
    const none: Settings = { ...initialSettings(entry), attributes: {} };
    assert.deepEqual(readSettings(writeSettings(none, ''), elements), none);
  });

  it('are initially those of a usual checkout, with the stage named in the URL', () => {
    const settings = readSettings('?lang=de&scheme=dark', elements);
    assert.deepEqual(settings?.attributes, {
      name: 'shipping',
      'proxy-url': '/address-api',
      country: 'NL',
      required: '',
    });
    assert.equal(settings?.stage.scheme, 'dark');
  });

  it('ignore anything in a URL that the elements do not have', () => {
    const settings = readSettings(
      '?element=address-entry&attr.onclick=alert(1)&attr.style=x&slot.autofill=x&--own=1&width=1&fault=x',
      elements,
    );
    assert.deepEqual(settings, { ...initialSettings(entry), attributes: {} });
    assert.equal(readSettings('?element=script', elements)?.element, 'address-entry');
  });

  it('keep the language of the page in its URL', () => {
    assert.match(
      writeSettings(initialSettings(entry), '?lang=nl&element=x&width=320'),
      /^\?lang=nl&element=address-entry&/,
    );
  });
});
