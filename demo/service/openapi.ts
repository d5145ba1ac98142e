/** An OpenAPI 3.1 description of the contract, from the table of operations: `npx node demo/service/main.ts --openapi`. */

import { sessionHeader } from '../../src/contract/headers.ts';
import { type Operation, type OperationName, operationNames, operations } from '../../src/contract/operations.ts';
import { sessionPattern } from '../../src/contract/rules.ts';
import { componentOf, schemas } from './openapi-schemas.ts';

interface Description {
  readonly summary: string;
  /** Statuses of §7 besides 200, 401 and 429, which every operation has. */
  readonly errors: readonly (400 | 404 | 409)[];
}

const descriptions: Readonly<Record<OperationName, Description>> = {
  dutchByPostcode: { summary: 'Dutch address by postcode (4.1)', errors: [400, 404] },
  dutchByStreet: { summary: 'Dutch address by city and street (4.2)', errors: [400, 404, 409] },
  suggest: { summary: 'Autocomplete (4.3)', errors: [400] },
  details: { summary: 'Details of one address (4.4)', errors: [400] },
  validate: { summary: 'Validation (4.5)', errors: [400] },
  country: { summary: 'Country by name or code (4.6)', errors: [400, 404] },
  countries: { summary: 'Supported countries (4.7)', errors: [] },
};

/** The summary of an operation, in a few words. */
export function summaryOf(name: OperationName): string {
  return descriptions[name].summary;
}

/** True if an operation answers this status of §7 besides those that all of them have. */
export function canAnswer(name: OperationName, status: 400 | 404 | 409): boolean {
  return descriptions[name].errors.includes(status);
}

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Invalid input',
  401: 'Unknown key or wrong secret',
  403: 'The account has no access',
  404: 'Nothing found',
  409: 'Not unique: a city suffix is required',
  429: 'Rate limit exceeded',
};

/** `{name?}` of the table is `{name}` here; that it may be empty or left out is said in its description. */
export function openApiPath(operation: OperationName): string {
  return operations[operation].path.replaceAll('?}', '}');
}

/** The description of the reference service. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Address lookup, autocomplete and validation',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:8787', description: 'The reference service' }],
    security: [{ basic: [] }],
    paths: Object.fromEntries(operationNames().map((name) => [openApiPath(name), { get: operationObject(name) }])),
    components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } }, schemas },
  };
}

function operationObject(name: OperationName) {
  const { summary, errors } = descriptions[name];
  const failures = [...errors, 401, 403, 429].map((status) => [status, failure(name, status)]);
  return {
    operationId: name,
    summary,
    parameters: parametersOf(operations[name]),
    responses: { 200: success(name), ...Object.fromEntries(failures) },
  };
}

/** Parameters of an operation, in the order path, query, header. */
export function parametersOf({ path, query, session }: Operation) {
  const inPath = Array.from(path.matchAll(/\{(\w+)(\?)?\}/g), ([, name = '', optional]) => ({
    name,
    in: 'path',
    required: true,
    ...(optional && { description: 'May be empty; at the end of the path it may be left out.' }),
    schema: { type: 'string' },
  }));
  const inQuery = query.map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } }));
  const header = {
    name: sessionHeader,
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: sessionPattern.source },
  };
  return [...inPath, ...inQuery, ...(session ? [header] : [])];
}

function success(name: OperationName) {
  const schema = { type: 'string', pattern: '^public, max-age=\\d+$' };
  return {
    description: 'The answer',
    headers: { 'Cache-Control': { required: true, schema } },
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${componentOf(operations[name].body)}` } } },
  };
}

/** §4.6: a country that is not known is answered with `null`. */
function failure(name: OperationName, status: number) {
  const schema = name === 'country' && status === 404 ? { type: 'null' } : { $ref: '#/components/schemas/Error' };
  return { description: statusTexts[status] ?? '', content: { 'application/json': { schema } } };
}
