/**
 * The host as it is, but for one thing: it keeps data and no page. Every visit costs the making of a page of data that is
 * at hand, as it is made anew whenever it has been kept for long enough; it is not packed again where it says what it said
 * before. Configured by the host's environment.
 */
import { startHost } from '../../host/server/start-host.ts';

await startHost(process.env, 0);
