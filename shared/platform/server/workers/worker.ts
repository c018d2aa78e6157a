import { MessageChannel, parentPort, threadId, workerData } from 'node:worker_threads';
import { errorText } from '@portal/server-kit/error-text';
import { createBirpc } from 'birpc';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { releaseKey } from '../../contract/names.ts';
import { listTitledPages } from '../../contract/page-metadata.ts';
import { listPages } from '../rendering/list-pages.ts';
import { render } from '../rendering/render.tsx';
import type { RenderedPortal } from '../rendering/render-contract.ts';
import { getRequestId, runWithRequestId } from '../request-context.ts';
import { createRemoteEvaluation } from './evaluate-remote.ts';
import { createHeartbeat, heartbeatMemory, nameOf } from './heartbeat.ts';
import { createInlineFiles } from './inline-files.ts';
import { lowerThreadPriority } from './lower-thread-priority.ts';
import type {
  Evaluation,
  HostServices,
  ReleaseContext,
  Rendered,
  Task,
  WorkerHandshake,
  WorkerSettings,
} from './protocol.ts';
import { createProxyFetch, type Fetch } from './proxy-fetch.ts';
import { createRemoteCodeCache } from './remote-code-cache.ts';
import { type HeadOf, renderDocument } from './render-document.ts';
import { sandboxThread } from './sandbox/sandbox-thread.ts';
import { withScopedTimers } from './sandbox/scoped-timers.ts';

const HEARTBEAT_MS = 100;
/** Enough for all pages being rendered. */
const MAX_RELEASES = 6;

/** Parts of a portal that render threads use. */
export interface WorkerPortal extends RenderedPortal {
  head: HeadOf;
  /** Connects the portal's API client to the servers behind the portal. */
  connect(options: {
    upstreams: WorkerSettings['upstreams'];
    portalOrigin: string | null;
    fetch: Fetch;
  }): void;
}

/**
 * Starts a render thread, the only place where remotes' code runs on the server.
 * @returns runs one task
 */
export function startWorker(portal: WorkerPortal): (task: Task) => Promise<unknown> {
  const { language, upstreams, portalOrigin, host, ownPage } = workerData as WorkerSettings;
  const memory = heartbeatMemory();
  const signs = createHeartbeat(memory);
  const { port1, port2 } = new MessageChannel();
  const handshake: WorkerHandshake = { threadId, port: port2, signs: memory };
  parentPort?.postMessage(handshake, [port2]);
  signs.beat();
  // The main thread has precedence: it serves cached pages and files, which most visitors request.
  lowerThreadPriority();
  setInterval(signs.beat, HEARTBEAT_MS).unref();

  const questions = createBirpc<HostServices>(
    {},
    {
      post: (message) => port1.postMessage(message),
      on: (listener) => void port1.on('message', listener),
      timeout: -1,
    },
  );
  const fetch = createProxyFetch(({ url }) => questions.data({ url, requestId: getRequestId() }));
  portal.connect({ upstreams, portalOrigin, fetch });
  const evaluation = createRemoteEvaluation(portal.modules);
  const codeOf = createRemoteCodeCache({ evaluation, signs });
  const inlineFileAt = createInlineFiles();
  sandboxThread({ modules: portal.modules, fetch });

  const releaseContexts = new Map<number, Promise<ReleaseContext>>();

  function getReleases(number: number): Promise<ReleaseContext> {
    const asked = releaseContexts.get(number) ?? questions.releases(number);
    releaseContexts.set(number, asked);
    for (const old of [...releaseContexts.keys()].slice(0, -MAX_RELEASES)) releaseContexts.delete(old);
    return asked;
  }

  const loadCode = (releases: number, { name, version }: { name: string; version: string }) =>
    codeOf({ name, version }, () => questions.code({ releases, name }));

  async function renderTask({
    number,
    url,
    part,
    owner,
    canonical,
    noindex,
    budget,
    releases,
    without,
    knownDigest,
  }: Extract<Task, { kind: 'render' }>) {
    const { known, manifests } = await getReleases(releases);
    return renderDocument({
      portal,
      language,
      render,
      input: {
        url,
        part,
        owner,
        budget,
        ownPage,
        registry: known,
        titledPages: listTitledPages(manifests),
        rendering: (isRendering) => signs.render(isRendering ? number : 0),
        forBrowsers: manifests.filter(({ server }) => server === null).map(({ name }) => name),
        async remote(name) {
          const manifest = manifests.find((each) => each.name === name);
          return manifest && !without.includes(name) ? loadCode(releases, manifest) : null;
        },
      },
      host,
      manifests,
      inlineFileAt: (file) =>
        inlineFileAt(file, () =>
          questions.text({ releases, name: file.owner?.name ?? null, file: file.file }),
        ),
      portalOrigin,
      canonical,
      noindex,
      knownDigest,
    });
  }

  async function listTask({ remote, budget, releases }: Extract<Task, { kind: 'list' }>) {
    const { manifests } = await getReleases(releases);
    const manifest = manifests.find(({ name }) => name === remote);
    const code = manifest && (await loadCode(releases, manifest));
    return code ? listPages(remote, code.listing, budget) : { pages: [], complete: false };
  }

  async function runTask(task: Task): Promise<unknown> {
    if (task.kind === 'evaluate') return evaluate(task.release);
    if (task.kind === 'list') return listTask(task);
    if (task.kind === 'prepare') {
      const { manifests } = await getReleases(task.releases);
      await Promise.all(manifests.map((manifest) => loadCode(task.releases, manifest)));
      return null;
    }
    try {
      const page = await renderTask(task);
      if (page.kind === 'redirect' || page.compressed === null) return page;
      // Transferred, not copied.
      return move({
        [valueSymbol]: page,
        [transferableSymbol]: [page.compressed.buffer],
      } as never);
    } catch (error) {
      return { kind: 'failed', reason: formatError(error) } satisfies Rendered;
    }
  }

  async function evaluate(release: Extract<Task, { kind: 'evaluate' }>['release']): Promise<Evaluation> {
    try {
      signs.enter(nameOf(releaseKey(release)));
      await evaluation.evaluate(release);
      return { kind: 'evaluated' };
    } catch (error) {
      return { kind: 'refused', reason: errorText(error) };
    }
  }

  return (task) =>
    runWithRequestId(task.kind === 'render' ? task.requestId : undefined, () =>
      withScopedTimers(() => runTask(task)),
    );
}

const formatError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
