import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';

type Read = (request: DataRequest) => Promise<DataAnswer>;

/** What a reader may say of itself: nothing that an upstream would believe of the host. */
const HEADERS = new Set(['accept', 'accept-language']);

/**
 * Reads for the code of remotes, which has no network: from the servers behind the portal alone.
 * @param upstreams addresses of the servers, by the beginning of the portal's addresses that lead there
 */
export const readUpstream =
  (read: Read, upstreams: Readonly<Record<string, string>>): Read =>
  async ({ url, headers }) => {
    const { href } = new URL(url);
    if (!Object.values(upstreams).some((upstream) => href.startsWith(`${upstream}/`)))
      throw new Error(`${new URL(url).origin} is not a server behind the portal`);
    return read({
      url: href,
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => HEADERS.has(name.toLowerCase())),
      ),
    });
  };
