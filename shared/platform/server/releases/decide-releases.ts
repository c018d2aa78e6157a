import type { HostFacts } from '../../contract/release-manifest.ts';
import { statusTexts } from '../../contract/status-texts.ts';
import type { Config } from '../config/config.ts';
import type { PageRenderer } from '../workers/page-renderer.ts';
import { openRegistry, registryCopy } from './registry.ts';
import { createRemotes, type DecidedRemotes } from './remotes.ts';
import { smokeTest } from './smoke-tests/smoke-test.ts';
import type { ReleaseStore } from './store/release-store.ts';

interface Options {
  config: Config;
  store: ReleaseStore;
  host: HostFacts;
  /** Tries the releases. */
  renderer: PageRenderer;
  report: (line: string) => void;
}

/** The remotes of the registry, of which this server takes in, tries and chooses the releases. */
export async function decideReleases({
  config: { portal, registry: source, releasesDir, releaseDays: days, dataBudget },
  store,
  host,
  renderer,
  report,
}: Options): Promise<DecidedRemotes> {
  const { basePath } = portal;
  return createRemotes({
    basePath,
    texts: portal.texts.status ?? statusTexts,
    registry: await openRegistry({ source, env: process.env, copy: registryCopy(releasesDir), report }),
    store,
    host,
    smokeTest: (release) => smokeTest(release, { renderer, dataBudget, basePath }),
    days,
    report,
  });
}
