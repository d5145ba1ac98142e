/** Checks that answers are cached where they may be, and nowhere else. */

import { sessionHeader } from '../../contract/headers.ts';
import { buildPath, type OperationName } from '../../contract/operations.ts';
import type { Check, ReportFinding } from '../check.ts';
import { describeExchange, type HttpExchange } from '../http-exchange.ts';
import { sampleParams, suggestionPath } from '../samples.ts';

/** Reports an answer that a shared cache may keep. */
function expectPrivate(answer: HttpExchange, report: ReportFinding): void {
  const cacheControl = answer.headers['cache-control'] ?? '';
  const isPrivate = directivesOf(cacheControl).some((directive) => ['private', 'no-store'].includes(directive));
  if (answer.status === 200 && !isPrivate) {
    report(`${describeExchange(answer)} with Cache-Control "${cacheControl}"; private was expected.`);
  }
}

const directivesOf = (value: string | undefined) => (value ?? '').toLowerCase().split(/\s*,\s*/);

/** In the order in which they run. */
export const cachingChecks: readonly Check[] = [
  // Without a stand-in service, this check cannot tell if the service received the request.
  {
    id: 'shared-sessions',
    title: 'keeps no suggestions or details for another session',
    level: 'must',
    run: async (context, report) => {
      const path = suggestionPath(context);
      const answer = await context.request(path);
      expectPrivate(answer, report);
      const second = await context.request(path);
      // Without a stand-in service, this check cannot know whether the service received the request.
      if (answer.serviceRequests.length > 0 && second.serviceRequests.length === 0) {
        report(`${describeExchange(second)} from memory to another session; contexts belong to one session.`);
      }
    },
  },
  // Without `Vary`, the cache of a browser may use an answer of an earlier session.
  {
    id: 'vary',
    title: `says Vary: ${sessionHeader} where a browser may keep an answer of a session`,
    level: 'should',
    run: async (context, report) => {
      const answer = await context.request(suggestionPath(context));
      if (answer.status !== 200 || directivesOf(answer.headers['cache-control']).includes('no-store')) return;
      const vary = directivesOf(answer.headers['vary']);
      if (!vary.includes(sessionHeader.toLowerCase()) && !vary.includes('*')) {
        report(`${describeExchange(answer)} without it.`);
      }
    },
  },
  // URLs and bodies of lookups hold addresses, which shared caches should not keep.
  {
    id: 'public-addresses',
    title: 'lets no shared cache keep lookups, whose URLs hold addresses',
    level: 'should',
    run: async (context, report) => {
      for (const operation of ['dutchByPostcode', 'validate'] as const satisfies OperationName[]) {
        expectPrivate(await context.request(buildPath(operation, sampleParams[operation])), report);
      }
    },
  },
  // Every page needs the list of countries, so caching it saves a request.
  {
    id: 'countries-age',
    title: 'lets browsers keep the list of countries, which seldom changes',
    level: 'should',
    run: async (context, report) => {
      const answer = await context.request(buildPath('countries', {}));
      const cacheControl = directivesOf(answer.headers['cache-control']);
      if (!cacheControl.some((directive) => /^max-age=[1-9]\d*$/.test(directive))) {
        report(`${describeExchange(answer)} without a max-age.`);
      }
    },
  },
  // A cached error would outlast its cause.
  {
    id: 'kept-errors',
    title: 'lets no cache keep its refusals',
    level: 'should',
    run: async (context, report) => {
      const answer = await context.request('/international/v1/nothing');
      const cacheControl = directivesOf(answer.headers['cache-control']);
      const isKept = cacheControl.some((directive) => /^(s-maxage|max-age)=[1-9]/.test(directive));
      if (answer.status >= 400 && isKept) {
        report(`${describeExchange(answer)} with Cache-Control "${answer.headers['cache-control']}".`);
      }
    },
  },
];
