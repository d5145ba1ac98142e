import { allCountries } from '../../../demo/service/data/all.ts';
import { contractSuite } from './contract.suite.ts';

/** The service itself: nothing stands before it. */
const itself = {
  before: (service) => service,
  status: (status) => status,
  hasOwnErrors: true,
} satisfies Omit<Parameters<typeof contractSuite>[0], 'name'>;

contractSuite({ name: 'the service', ...itself });
contractSuite({ name: 'the part of its data that is written by hand', ...itself, countries: allCountries });
