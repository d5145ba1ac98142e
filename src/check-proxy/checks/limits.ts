/** Whether somebody who asks too much is stopped. Run with a service of ours alone: elsewhere this would be paid for. */
import { buildPath } from '../../contract/operations.ts';
import type { AskOptions, Check, Lab } from '../check.ts';
import { told } from '../exchange.ts';

/** Suggestions; a person types an address in far fewer. */
const attempts = 300;
/** How often a client that is refused tries again under another name. */
const disguises = 3;

const suggest = (lab: Lab, options: AskOptions = {}) =>
  lab.ask(buildPath('suggest', { context: 'nld', term: lab.fresh() }), { ...options, isPatient: false });

export const hasLimits: Check = {
  id: 'limits',
  title: 'ends a session that asks too much',
  level: 'should',
  needsService: true,
  run: async (lab, tell) => {
    const session = `${lab.fresh()}-greedy`;
    for (let count = 0; count < attempts; count++) {
      const answer = await suggest(lab, { session });
      if (answer.status === 429) {
        if (!answer.headers['retry-after']) tell(`${told(answer)} without Retry-After.`);
        return;
      }
    }
    tell(`${attempts} suggestions in one session, as fast as they could be asked for, were all answered.`);
  },
};

export const knowsClients: Check = {
  id: 'client-limits',
  title: 'limits a client that begins one session after the other, whatever address it claims to have',
  level: 'should',
  needsService: true,
  run: async (lab, tell) => {
    const isRefused = async (headers = {}) => (await suggest(lab, { headers })).status === 429;
    let asked = 1;
    while (asked < attempts && !(await isRefused())) asked++;
    if (asked === attempts) {
      tell(
        `${attempts} suggestions of one client, each in a session of its own, were all answered. Either there is no limit for a client, or the proxy does not know whose request it is: behind another server, that server has to say so (X-Forwarded-For), and the proxy has to be told to read it.`,
      );
      return;
    }
    for (let disguise = 1; disguise <= disguises; disguise++) {
      const forged = { 'x-forwarded-for': `198.51.100.${disguise}` };
      if (!(await isRefused()) || (await isRefused(forged))) return;
    }
    tell(
      'A client that was refused was answered again, each time it made up another X-Forwarded-For. Believe only the entries that servers of your own have written.',
    );
  },
};
