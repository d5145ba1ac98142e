import { JSDOM } from 'jsdom';
import { installWindow } from './documents.ts';
import { itWorksInUnitTests } from './unit-test.suite.ts';

const { window } = new JSDOM('', { url: 'http://localhost/', pretendToBeVisual: true });
// Jest 30 brings jsdom 26, which can make a style sheet and do nothing with it.
Reflect.deleteProperty(window.CSSStyleSheet.prototype, 'replace');
Reflect.deleteProperty(window.CSSStyleSheet.prototype, 'replaceSync');
for (const prototype of [window.Document.prototype, window.ShadowRoot.prototype, window.DocumentFragment.prototype]) {
  Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
}
if ('adoptedStyleSheets' in window.document) throw new Error('This jsdom has adopted style sheets somewhere else.');
await itWorksInUnitTests('jsdom without adopted style sheets', installWindow(window));
