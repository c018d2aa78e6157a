import { startBareServer } from './bare-server.ts';
import { test as portalTest } from './portal.ts';

type BareServer = Awaited<ReturnType<typeof startBareServer>>;

/** `test` with a host in front of a server that implements only the bare contract, or a test's responses. */
export const test = portalTest.extend<{ bare: BareServer & { portalUrl: string } }>({
  bare: async ({ anotherHost, atEnd }, use) => {
    const server = await startBareServer();
    atEnd(server.stop);
    const host = await anotherHost({ API_URL: server.url });
    await use({ ...server, portalUrl: host.url });
  },
});
