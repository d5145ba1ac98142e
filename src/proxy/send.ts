/** How requests are sent outside of Node: `imports` in `package.json` names another file for Node. */
export { sendByFetch as send } from './transport.ts';
