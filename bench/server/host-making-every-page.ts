/**
 * The host as it is, but for one thing: it keeps data and no page. Every visit costs the making of a page of data that is
 * at hand, as the first visit of an address does. Configured by the host's environment.
 */
import { startHost } from '../../host/server/start-host.ts';

await startHost(process.env, 0);
