import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { getPlatformPaths } from '../../contract/names.ts';
import { listTitledPages } from '../../contract/page-metadata.ts';
import { describeError, getRequestId, runWithRequestId } from '../log-error.ts';
import type { DataAnswer } from '../pages/cached-data.ts';
import { runListing } from '../rendering/data-budget.ts';
import type { RenderedPortal, ServerRemote } from '../rendering/render-contract.ts';
import { renderPage } from '../rendering/render-page.tsx';
import { openWorkerChannel } from './channel.ts';
import {
  type BrowserFile,
  createDocument,
  createInlineFiles,
  type HeadOf,
  withAbsoluteUrls,
} from './document.ts';
import type {
  Evaluation,
  HostMessage,
  Listed,
  Question,
  ReleaseCode,
  Rendered,
  Task,
  TaskOf,
  TaskResults,
  WorkerSettings,
} from './protocol.ts';
import { checkModules, createRemoteCode, createRemoteEvaluation } from './remote-code.ts';
import { createProxyFetch, type Fetch, sandbox } from './sandbox.ts';

const HEARTBEAT_MS = 100;
/** Maximum wait for code that does not finish loading. */
const PREPARE_TIMEOUT_MS = 2_000;

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

type Ask = (question: Question) => Promise<unknown>;
type RunTask = (task: Task) => Promise<TaskResults[Task['kind']]>;

/** Starts this process as a page process, the only place where remotes' code runs on the server. */
export function startWorker(portal: WorkerPortal): void {
  // The host decides when to end the process, after open requests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  let asked = 0;
  const questions = new Map<number, PromiseWithResolvers<unknown>>();
  let runTask: RunTask | undefined;

  const ask: Ask = (question) => {
    asked += 1;
    const id = asked;
    const answered = Promise.withResolvers<unknown>();
    questions.set(id, answered);
    send({ kind: 'ask', id, question });
    return answered.promise.finally(() => questions.delete(id));
  };
  function beat(): void {
    const { user, system } = process.cpuUsage();
    send({ kind: 'beat', used: (user + system) / 1000 });
  }
  async function run(id: number, task: Task): Promise<void> {
    const result = await runTask?.(task);
    if (!result || !('compressed' in result)) return send({ kind: 'result', id, result });
    const { compressed, ...page } = result;
    send({ kind: 'result', id, result: page }, compressed ?? undefined);
  }
  const send = openWorkerChannel((message) => {
    switch (message.kind) {
      case 'start':
        runTask = createTaskRunner(portal, message, ask);
        beat();
        setInterval(beat, HEARTBEAT_MS).unref();
        return;
      case 'run':
        return void run(message.id, message.task);
      case 'answer':
        return questions.get(message.id)?.resolve(message.value);
      case 'error':
        return questions.get(message.id)?.reject(new Error(message.message));
    }
  });
}

function createTaskRunner(
  portal: WorkerPortal,
  { settings, releases: { known, manifests } }: Extract<HostMessage, { kind: 'start' }>,
  ask: Ask,
): RunTask {
  const { language, upstreams, portalOrigin, ownPage } = settings;
  const fetch = createProxyFetch(
    ({ url }) => ask({ call: 'data', url, requestId: getRequestId() }) as Promise<DataAnswer>,
  );
  portal.connect({ upstreams, portalOrigin, fetch });
  const evaluation = createRemoteEvaluation(portal.modules);
  const fetchCode = (remote: string) => ask({ call: 'code', remote }) as Promise<ReleaseCode | null>;
  const codeOf = createRemoteCode(evaluation, fetchCode);
  const inlineFileAt = createInlineFiles();
  const { filesOf } = getPlatformPaths(portal.basePath);
  const titledPages = listTitledPages(manifests);
  const clientOnlyRemotes = manifests.filter(({ server }) => server === null).map(({ name }) => name);
  sandbox({ modules: portal.modules, fetch });

  async function loadRemote(name: string): Promise<ServerRemote | null> {
    const manifest = manifests.find((each) => each.name === name);
    return manifest ? codeOf(manifest) : null;
  }

  async function renderDocument(task: TaskOf<'render'>): Promise<Rendered> {
    const startedAt = performance.now();
    try {
      const page = await renderPage(portal, {
        ...task,
        ownPage,
        registry: known,
        titledPages,
        clientOnlyRemotes,
        remote: loadRemote,
      });
      if (page.kind === 'redirect') return page;
      return await createDocument(page, {
        ...task,
        portal,
        language,
        host: settings.host,
        manifests,
        inlineFileAt: (file) => inlineFileAt(file, () => readText(file)),
        portalOrigin,
        startedAt,
      });
    } catch (error) {
      return { kind: 'failed', reason: formatError(error) };
    }
  }

  /** Returns null for a file that is not available. */
  async function readText({ owner, file }: BrowserFile): Promise<string | null> {
    const text = (await ask({ call: 'text', remote: owner, file })) as string | null;
    return text && owner !== null && file.endsWith('.css')
      ? withAbsoluteUrls(text, filesOf(owner) + file)
      : text;
  }

  async function listTask({ remote, budget }: TaskOf<'list'>): Promise<Listed> {
    const modules = await loadRemote(remote);
    return modules ? runListing(remote, modules.listing, budget) : { pages: [], complete: false };
  }

  async function prepareTask({ remotes }: TaskOf<'prepare'>): Promise<null> {
    const evaluated = Promise.all(remotes.map(loadRemote));
    await Promise.race([evaluated, pause(PREPARE_TIMEOUT_MS)]);
    return null;
  }

  async function checkTask({ remote }: TaskOf<'check'>): Promise<Evaluation> {
    try {
      const code = await fetchCode(remote);
      if (code) await checkModules(await evaluation.evaluate(code));
      return { kind: 'evaluated' };
    } catch (error) {
      return { kind: 'refused', reason: describeError(error) };
    }
  }

  function runTask(task: Task): ReturnType<RunTask> {
    if (task.kind === 'render') return renderDocument(task);
    if (task.kind === 'list') return listTask(task);
    if (task.kind === 'prepare') return prepareTask(task);
    return checkTask(task);
  }

  return (task) => runWithRequestId(task.kind === 'render' ? task.requestId : undefined, () => runTask(task));
}

const formatError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
