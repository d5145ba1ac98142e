import { contractSuite } from './contract.suite.ts';

contractSuite({ name: 'the service', before: (service) => service, status: (status) => status, hasOwnErrors: true });
