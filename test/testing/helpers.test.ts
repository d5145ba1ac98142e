/** The helpers of `address-entry/testing` in a real browser. */
import { expect } from '@open-wc/testing';
import '../../src/index.ts';
import '../elements/with-engine.ts';
import * as testing from '../../src/testing.ts';
import { cases, type Kit } from './helpers.suite.ts';

describe('in a browser, a test of a shop', () => {
  const page = document.body.appendChild(document.createElement('form'));
  after(() => page.remove());

  const mount = ((tag: string, members: object) => {
    const element = Object.assign(document.createElement(tag), members);
    page.replaceChildren(element);
    return element;
  }) as Kit['mount'];

  for (const [title, run] of Object.entries(cases)) {
    it(title, () => run({ testing, mount, equal: (actual, expected) => void expect(actual).to.deep.equal(expected) }));
  }
});
