import type { Measured } from '../goals.ts';
import type { Bench } from '../start-bench.ts';
import { startPublisher } from './publisher.ts';
import { measureSwaps } from './swaps.ts';

/** One remote released again and again on a running host. */
export async function measureReleases({ api, host, remoteUrls }: Bench): Promise<Measured[]> {
  const apiUrl = await api('api');
  const publisher = await startPublisher(remoteUrls['mf-courses'] ?? '');
  try {
    const remotes = { ...remoteUrls, 'mf-courses': publisher.url };
    return await measureSwaps(
      await host('swaps', apiUrl, { env: { RELEASE_DAYS: '0' }, remotes }),
      publisher,
    );
  } finally {
    await publisher.stop();
  }
}
