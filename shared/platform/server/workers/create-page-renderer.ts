import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import type { DataAnswer, DataRequest } from '../pages/cached-data.ts';
import { type PageRenderer, WorkersLost } from './page-renderer.ts';
import type { HostServices, Listed, WorkerSettings } from './protocol.ts';
import { readUpstream } from './read-upstream.ts';
import { createReleaseNumbers } from './release-numbers.ts';
import { startPageProcess } from './start-page-process.ts';

/** JavaScript heap per worker: several times what the portal's pages need. */
const HEAP_MIB = 128;
/** Maximum work without a turn of the event loop: several times what the slowest page needs. */
const MAX_WORK_MS = 1_000;

interface Options {
  /** Absolute path of the host's build. */
  dist: string;
  settings: WorkerSettings;
  threads: number;
  /** Whether pages contain style sheets and early scripts inline. */
  inlineFiles?: boolean;
  data: (request: DataRequest) => Promise<DataAnswer>;
  report: (line: string) => void;
  memory?: number;
  timeLimit?: number;
}

/** Renders pages in a separate process, which has access only to what the host passes to it. */
export function createPageRenderer({
  dist,
  settings,
  threads,
  inlineFiles = true,
  data,
  report,
  memory = HEAP_MIB,
  timeLimit = MAX_WORK_MS,
}: Options): PageRenderer {
  const { numberOf, releasesOf } = createReleaseNumbers();

  const questions: HostServices = {
    data: readUpstream(data, settings.upstreams),
    async releases(number) {
      const { known, manifests } = releasesOf(number);
      return { known, manifests };
    },
    code: async ({ releases, name }) => releasesOf(releases).code(name),
    async text({ releases, name, file }) {
      if (!inlineFiles) return null;
      if (name !== null) return releasesOf(releases).text(name, file);
      return readFile(path.join(dist, 'web', file), 'utf8').catch(() => null);
    },
  };
  const file = path.join(dist, 'server/worker.cjs');
  const pages = startPageProcess({
    begin: { file, settings, threads, memory, timeLimit },
    questions,
    report,
  });

  return {
    async render(page, releases) {
      const rendered = await pages.run('render', page, numberOf(releases)).catch((cause: unknown) => {
        throw new WorkersLost('the worker ended', { cause });
      });
      if (rendered.kind === 'failed') throw new Error(rendered.reason);
      return rendered;
    },
    list: (of, releases) =>
      pages.run('list', of, numberOf(releases)).catch((): Listed => ({ pages: [], complete: false })),
    prepare: (releases) => pages.run('prepare', numberOf(releases)).catch(() => {}),
    evaluate: (release) =>
      pages
        .run('evaluate', release)
        .catch((error: unknown) => ({ kind: 'refused', reason: errorText(error) })),
    renderForSmokeTest: (page, releases) =>
      pages
        .run('renderForSmokeTest', page, numberOf(releases))
        .catch((error: unknown) => ({ kind: 'failed', reason: errorText(error) })),
    close: () => pages.close(),
  };
}
