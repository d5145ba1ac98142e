/** Whether answers are kept where they may be, and nowhere else. */

import { sessionHeader } from '../../contract/headers.ts';
import { buildPath, type OperationName } from '../../contract/operations.ts';
import type { Check } from '../check.ts';
import { told } from '../exchange.ts';
import { samples } from '../samples.ts';

const directives = (value: string | undefined) => (value ?? '').toLowerCase().split(/\s*,\s*/);

export const keepsSessionsApart: Check = {
  id: 'shared-sessions',
  title: 'keeps no suggestions or details for another session',
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    const path = buildPath('suggest', { context: 'nld', term: lab.fresh() });
    const answer = await lab.ask(path);
    const says = directives(answer.headers['cache-control']);
    if (answer.status === 200 && !says.includes('private') && !says.includes('no-store')) {
      tell(`${told(answer)} with Cache-Control "${answer.headers['cache-control'] ?? ''}"; private was expected.`);
    }
    const again = await lab.ask(path);
    // Only a service of ours tells whether it was asked.
    if (answer.arrived.length > 0 && again.arrived.length === 0) {
      tell(`${told(again)} from memory to another session; contexts belong to one session.`);
    }
  },
};

export const variesBySession: Check = {
  id: 'vary',
  title: `says Vary: ${sessionHeader} where a browser may keep an answer of a session`,
  level: 'should',
  needsService: false,
  run: async (lab, tell) => {
    const answer = await lab.ask(buildPath('suggest', { context: 'nld', term: lab.fresh() }));
    if (answer.status !== 200 || directives(answer.headers['cache-control']).includes('no-store')) return;
    const vary = directives(answer.headers['vary']);
    if (!vary.includes(sessionHeader.toLowerCase()) && !vary.includes('*')) tell(`${told(answer)} without it.`);
  },
};

export const keepsAddressesPrivate: Check = {
  id: 'public-addresses',
  title: 'lets no shared cache keep lookups, whose URLs hold addresses',
  level: 'should',
  needsService: false,
  run: async (lab, tell) => {
    for (const operation of ['dutchByPostcode', 'validate'] as const satisfies OperationName[]) {
      const answer = await lab.ask(buildPath(operation, samples[operation]));
      const says = directives(answer.headers['cache-control']);
      if (answer.status === 200 && !says.includes('private') && !says.includes('no-store')) {
        tell(`${told(answer)} with Cache-Control "${answer.headers['cache-control'] ?? ''}"; private was expected.`);
      }
    }
  },
};

export const keepsCountries: Check = {
  id: 'countries-age',
  title: 'lets browsers keep the list of countries, which seldom changes',
  level: 'should',
  needsService: false,
  run: async (lab, tell) => {
    const answer = await lab.ask(buildPath('countries', {}));
    const says = directives(answer.headers['cache-control']);
    if (!says.some((directive) => /^max-age=[1-9]\d*$/.test(directive))) tell(`${told(answer)} without a max-age.`);
  },
};

export const keepsNoErrors: Check = {
  id: 'kept-errors',
  title: 'lets nobody keep its refusals',
  level: 'should',
  needsService: false,
  run: async (lab, tell) => {
    const answer = await lab.ask('/international/v1/nothing');
    const says = directives(answer.headers['cache-control']);
    const isKept = says.some((directive) => /^(s-maxage|max-age)=[1-9]/.test(directive));
    if (answer.status >= 400 && isKept) {
      tell(`${told(answer)} with Cache-Control "${answer.headers['cache-control']}".`);
    }
  },
};
