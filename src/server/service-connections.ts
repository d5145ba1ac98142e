/**
 * Keeps connections to the service for longer than a shopper pauses. undici closes an idle one after four seconds, unless the service names
 * another time, and the next request pays for TCP and TLS again. The launcher imports this before anything that loads
 * Node's `fetch`: another dispatcher than undici's own is somebody else's choice, such as an outgoing proxy, and stays.
 */
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';

/** Shorter than the 60 seconds after which cloud load balancers close, which could cross a request. */
const keepAliveTimeout = 30_000;

if (getGlobalDispatcher() instanceof Agent) setGlobalDispatcher(new Agent({ keepAliveTimeout }));
