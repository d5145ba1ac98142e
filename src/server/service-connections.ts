/**
 * Keeps connections to the service for longer than a shopper pauses. undici closes an idle one after four seconds, unless the service names
 * another time, and the next request pays for TCP and TLS again. Only for the command: a library must not choose for its process.
 */
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';

/** Shorter than the 60 seconds after which cloud load balancers close, which could cross a request. */
const keepAliveTimeout = 30_000;

// That of Node's own `fetch` is of another class, by the same name. Any other is somebody else's choice, such as an outgoing proxy.
if (getGlobalDispatcher().constructor.name === Agent.name) setGlobalDispatcher(new Agent({ keepAliveTimeout }));
