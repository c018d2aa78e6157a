/** The portal's server: pages, the host's files, and the way to everything else, on one port. */
import { startHost } from './start-host.ts';

startHost(process.env).catch((error: unknown) => {
  console.error(`host: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
