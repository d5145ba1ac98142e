import { Window } from 'happy-dom';
import { installWindow } from './documents.ts';
import { itWorksInUnitTests } from './unit-test.suite.ts';

await itWorksInUnitTests('happy-dom', installWindow(new Window({ url: 'http://localhost/' })));
