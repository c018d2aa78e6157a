import process from 'node:process';
import { LRUCache } from 'lru-cache';
import { getPlatformPaths, releaseKey } from '../../contract/names.ts';
import { listTitledPages } from '../../contract/page-metadata.ts';
import { checkModules } from '../rendering/check-modules.ts';
import { describeError } from '../rendering/describe-error.ts';
import { listPages } from '../rendering/list-pages.ts';
import { render } from '../rendering/render.tsx';
import type { RenderedPortal } from '../rendering/render-contract.ts';
import { getRequestId, runWithRequestId } from '../request-context.ts';
import { openChannel } from './channel.ts';
import { type BrowserFile, createInlineFiles, withAbsoluteUrls } from './inline-files.ts';
import type {
  Evaluation,
  HostCalls,
  Listed,
  NumberedTask,
  ReleaseContext,
  Rendered,
  TaskResults,
  WorkerCalls,
  WorkerSettings,
} from './protocol.ts';
import { createProxyFetch, type Fetch } from './proxy-fetch.ts';
import { createRemoteCodeCache, createRemoteEvaluation } from './remote-code.ts';
import { type HeadOf, renderDocument } from './render-document.ts';
import { recordRunningCode } from './running-code.ts';
import { sandbox } from './sandbox.ts';
import { withScopedTimers } from './scoped-timers.ts';
import { createTrace } from './trace.ts';

const HEARTBEAT_MS = 100;
/** Enough for all pages being rendered: before and after an activation, for canaries and fallbacks. */
const MAX_RELEASES = 12;

/** Parts of a portal that page processes use. */
export interface WorkerPortal extends RenderedPortal {
  head: HeadOf;
  /** Connects the portal's API client to the servers behind the portal. */
  connect(options: {
    upstreams: WorkerSettings['upstreams'];
    portalOrigin: string | null;
    fetch: Fetch;
  }): void;
}

type Host = ReturnType<typeof openChannel<HostCalls, WorkerCalls>>;
type RunTask = (task: NumberedTask) => Promise<TaskResults[NumberedTask['kind']]>;

/** Starts this process as a page process, the only place where remotes' code runs on the server. */
export function startWorker(portal: WorkerPortal): void {
  // The host decides when to end the process, after open requests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  const host: Host = openChannel<HostCalls, WorkerCalls>(process, {
    run: async (task) => (await runTask)(task),
  });
  function beat(): void {
    const { user, system } = process.cpuUsage();
    void host.beat.asEvent((user + system) / 1000);
  }
  const runTask = host.settings().then((settings) => {
    const run = createTaskRunner(portal, settings, host);
    beat();
    setInterval(beat, HEARTBEAT_MS).unref();
    return run;
  });
}

function createTaskRunner(portal: WorkerPortal, settings: WorkerSettings, host: Host): RunTask {
  const { language, upstreams, portalOrigin, ownPage } = settings;
  const trace = createTrace(recordRunningCode);
  const { resume } = trace;
  const fetch = createProxyFetch(({ url }) => host.data({ url, requestId: getRequestId() }), resume);
  portal.connect({ upstreams, portalOrigin, fetch });
  const evaluation = createRemoteEvaluation(portal.modules);
  const codeOf = createRemoteCodeCache(evaluation, trace);
  const inlineFileAt = createInlineFiles();
  const { filesOf } = getPlatformPaths(portal.basePath);
  sandbox({ modules: portal.modules, fetch, resume });

  const contexts = new LRUCache<number, Promise<ReleaseContext>>({ max: MAX_RELEASES });

  function getReleases({ number, releases }: NumberedTask): Promise<ReleaseContext> {
    const context = contexts.get(releases) ?? host.releases(number);
    contexts.set(releases, context);
    return context;
  }

  const loadCode = ({ number }: NumberedTask, { name, version }: { name: string; version: string }) =>
    codeOf({ name, version }, () => host.code(number, name));

  async function renderTask(task: NumberedTask<'render'>): Promise<Rendered> {
    const { url, part, owner, canonical, noindex, budget, slot, without, knownDigest } = task;
    const { known, manifests } = await getReleases(task);
    return renderDocument({
      portal,
      language,
      render,
      input: {
        url,
        part,
        owner,
        slot,
        budget,
        ownPage,
        registry: known,
        titledPages: listTitledPages(manifests),
        forBrowsers: manifests.filter(({ server }) => server === null).map(({ name }) => name),
        async remote(name) {
          const manifest = manifests.find((each) => each.name === name);
          return manifest && !without.includes(name) ? loadCode(task, manifest) : null;
        },
      },
      host: settings.host,
      manifests,
      inlineFileAt: (file) => inlineFileAt(file, () => readText(task, file)),
      portalOrigin,
      canonical,
      noindex,
      knownDigest,
    }).catch((error: unknown) => ({ kind: 'failed', reason: formatError(error) }));
  }

  /** Returns null for a file that is not available. */
  async function readText({ number }: NumberedTask, { owner, file }: BrowserFile): Promise<string | null> {
    const text = await host.text(number, owner?.name ?? null, file);
    return text && owner && file.endsWith('.css') ? withAbsoluteUrls(text, filesOf(owner.name) + file) : text;
  }

  async function listTask(task: NumberedTask<'list'>): Promise<Listed> {
    const { manifests } = await getReleases(task);
    const manifest = manifests.find(({ name }) => name === task.remote);
    const code = manifest && (await loadCode(task, manifest));
    return code ? listPages(task.remote, code.listing, task.budget) : { pages: [], complete: false };
  }

  async function prepareTask(task: NumberedTask<'prepare'>): Promise<null> {
    const { manifests } = await getReleases(task);
    await Promise.all(manifests.map((manifest) => loadCode(task, manifest)));
    return null;
  }

  const evaluateTask = ({ release }: NumberedTask<'evaluate'>): Promise<Evaluation> =>
    trace.runRelease(releaseKey(release), () =>
      evaluation
        .evaluate(release)
        .then(checkModules)
        .then(
          () => ({ kind: 'evaluated' }),
          (error: unknown) => ({ kind: 'refused', reason: describeError(error) }),
        ),
    );

  function runTask(task: NumberedTask): ReturnType<RunTask> {
    if (task.kind === 'render') return renderTask(task);
    if (task.kind === 'list') return listTask(task);
    if (task.kind === 'prepare') return prepareTask(task);
    return evaluateTask(task);
  }

  return (task) =>
    runWithRequestId(task.kind === 'render' ? task.requestId : undefined, () =>
      trace.runTask(task.number, () => withScopedTimers(() => runTask(task))),
    );
}

const formatError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
