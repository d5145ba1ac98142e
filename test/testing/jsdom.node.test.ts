import { JSDOM } from 'jsdom';
import { installWindow } from './documents.ts';
import { itWorksInUnitTests } from './unit-test.suite.ts';

const { window } = new JSDOM('', { url: 'http://localhost/', pretendToBeVisual: true });
await itWorksInUnitTests('jsdom', installWindow(window));
