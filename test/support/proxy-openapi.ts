/**
 * The OpenAPI 3.1 description of the proxy, for programs that generate clients or check requests. It is made of the table
 * of operations, the schemas of the contract and the proxy's own problems. The reference service describes itself by the
 * same means.
 */
import type { JsonSchema } from '../../demo/service/json-schema.ts';
import { canAnswer, openApiPath, parametersOf, summaryOf } from '../../demo/service/openapi.ts';
import { componentOf, readerSchemas } from '../../demo/service/openapi-schemas.ts';
import { clientHeader, sessionHeader } from '../../src/contract/headers.ts';
import { type OperationName, operationNames, operations } from '../../src/contract/operations.ts';
import { type LimitScope, type ProblemDetails, type ProblemType, problemTypes } from '../../src/contract/problems.ts';
import {
  additionMaxLength,
  contextMaxLength,
  contextPattern,
  countryCodePattern,
  dutchPostcodePattern,
  houseNumberRange,
  languagePattern,
  termMaxLength,
} from '../../src/contract/rules.ts';
import type { BuildingListMode } from '../../src/contract/types.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';

/** An empty value stands for none. */
const orEmpty = ({ source }: RegExp) => ({ type: 'string', pattern: `^$|${source}` });
const buildingListModes = ['short', 'paged'] as const satisfies readonly BuildingListMode[];
const text = { type: 'string', maxLength: termMaxLength };

/** The schema of a value that may not be any text. */
const valueSchemas: Readonly<Record<string, JsonSchema>> = {
  'dutchByPostcode postcode': { type: 'string', pattern: dutchPostcodePattern.source },
  houseNumber: { type: 'integer', minimum: houseNumberRange.min, maximum: houseNumberRange.max },
  houseNumberAddition: { type: 'string', maxLength: additionMaxLength },
  context: { type: 'string', pattern: contextPattern.source, maxLength: contextMaxLength },
  language: orEmpty(languagePattern),
  buildingListMode: { type: 'string', enum: ['', ...buildingListModes] },
  dispatchCountry: { type: 'string', pattern: '^([A-Za-z]{3})?$' },
  'validate country': { type: 'string', pattern: countryCodePattern.source },
};

const limitScopes = ['session', 'client', 'account'] as const satisfies readonly LimitScope[];

const problemMembers: Readonly<Record<keyof ProblemDetails, JsonSchema>> = {
  type: { type: 'string', enum: Object.values(problemTypes) },
  title: { type: 'string' },
  status: { type: 'integer' },
  detail: { type: 'string', description: 'What is missing or wrong and how to mend it. For developers.' },
  parameter: { type: 'string', description: 'Name of the parameter at fault.' },
  limit: { type: 'string', enum: limitScopes, description: 'Whose limit was reached, when it was a limit.' },
};

const statusTexts: Readonly<Record<number, string>> = {
  400: 'A parameter, header or query is malformed, or the context has expired',
  403: 'The page may not use the proxy',
  404: 'There is no such address or country',
  409: 'Several addresses fit; a city suffix is needed',
  429: 'A limit of the proxy or of the service is reached',
  500: 'An unexpected error inside the proxy',
  502: 'The service refused the account, or gave an answer that is not understood',
  503: 'The service is not available, too much is under way, or the daily cap is reached',
  504: 'The service took too long',
};

/** The statuses in which every operation may fail. */
const commonStatuses = [400, 403, 429, 500, 502, 503, 504];

/**
 * The description.
 *
 * @param version that of the package.
 */
export function proxyOpenApiDocument(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'The proxy of address-entry',
      version,
      description:
        'Address lookup, autocomplete and validation for the pages of a shop. The proxy holds the credentials of the ' +
        'service, so its callers have none. With the option pageToken every request also needs X-Address-Token.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/address-api', description: 'Where the proxy is mounted (its option mount)' }],
    paths: Object.fromEntries(operationNames().map((name) => [openApiPath(name), { get: operationObject(name) }])),
    components: {
      schemas: {
        ...readerSchemas,
        Problem: { type: 'object', properties: problemMembers, required: ['type', 'title', 'status', 'detail'] },
      },
      headers: {
        RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1, maximum: 300 } },
        CacheControl: { required: true, schema: { type: 'string' } },
      },
      parameters: {
        Client: {
          name: clientHeader,
          in: 'header',
          required: true,
          description: 'Any value. Other sites cannot send it without permission.',
          schema: { type: 'string', default: '1' },
        },
      },
    },
  };
}

function operationObject(name: OperationName) {
  const own = ([404, 409] as const).filter((status) => canAnswer(name, status));
  const failures = [...commonStatuses, ...own].sort();
  const parameters = parametersOf(operations[name]).map((parameter) => {
    if (parameter.name === sessionHeader) return parameter;
    return { ...parameter, schema: valueSchemas[`${name} ${parameter.name}`] ?? valueSchemas[parameter.name] ?? text };
  });
  return {
    operationId: name,
    // The paragraph of the contract says nothing to users of the proxy.
    summary: summaryOf(name).replace(/ \(\d\.\d\)$/, ''),
    parameters: [...parameters, { $ref: '#/components/parameters/Client' }],
    responses: { 200: success(name), ...Object.fromEntries(failures.map((status) => [status, failure(name, status)])) },
  };
}

function success(name: OperationName) {
  const headers = { 'Cache-Control': { $ref: '#/components/headers/CacheControl' } };
  const schema = { $ref: `#/components/schemas/${componentOf(operations[name].body)}` };
  return { description: 'The answer', headers, content: { 'application/json': { schema } } };
}

/** A country that is not known is answered with `null`, as the service does. */
function failure(name: OperationName, status: number) {
  const waits = status === 429 || status === 503;
  const isNull = name === 'country' && status === 404;
  const properties = { type: { enum: typesOf(status) }, status: { const: status } };
  return {
    description: statusTexts[status] ?? '',
    headers: {
      'Cache-Control': { $ref: '#/components/headers/CacheControl' },
      ...(waits && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: {
      ...(isNull && { 'application/json': { schema: { type: 'null' } } }),
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem', properties } },
    },
  };
}

/** The problems that have a status. A GET of a described path is never refused for its method or as no operation. */
function typesOf(status: number): readonly ProblemType[] {
  const others: readonly ProblemType[] = [problemTypes.method, problemTypes.noOperation];
  return Object.values(problemTypes).filter(
    (type) => !others.includes(type) && new ProxyProblem(type).status === status,
  );
}
