import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { getPlatformPaths } from '../../contract/names.ts';
import { listTitledPages } from '../../contract/page-metadata.ts';
import { describeError, getRequestId, runWithRequestId } from '../log-error.ts';
import type { DataResponse } from '../pages/cached-data.ts';
import { runListing } from '../rendering/data-budget.ts';
import { type RenderedPortal, renderPage } from '../rendering/render-page.tsx';
import { openProcessChannel } from './channel.ts';
import { createDocument, createInlineFiles, type HeadOf } from './document.ts';
import type { Call, HostMessage, ProcessSettings, Task, TaskOf, TaskResults } from './protocol.ts';
import { checkModules, createRemoteCode } from './remote-code.ts';
import { createProxyFetch, type Fetch, sandbox } from './sandbox.ts';

const HEARTBEAT_MS = 100;
/** Maximum wait for code that does not finish loading. */
const PREPARE_TIMEOUT_MS = 2_000;

/** Parts of a portal that page processes use. */
export interface ServerPortal extends RenderedPortal {
  head: HeadOf;
  /** Connects the portal's API client to the servers behind the portal. */
  connect(options: {
    upstreams: ProcessSettings['upstreams'];
    portalOrigin: string | null;
    fetch: Fetch;
  }): void;
}

type RunTask = (task: Task) => Promise<TaskResults[Task['kind']]>;

/** Starts this process as a page process, the only place where remotes' code runs on the server. */
export function startWorker(portal: ServerPortal): void {
  // The host decides when to end the process, after open requests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  let lastCall = 0;
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  let runTask: RunTask | undefined;

  function callHost(call: Call): Promise<unknown> {
    lastCall += 1;
    const id = lastCall;
    const called = Promise.withResolvers<unknown>();
    calls.set(id, called);
    send({ kind: 'call', id, call });
    return called.promise.finally(() => calls.delete(id));
  }
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
  const send = openProcessChannel((message) => {
    switch (message.kind) {
      case 'start':
        runTask = createTaskRunner(portal, message, callHost);
        beat();
        setInterval(beat, HEARTBEAT_MS).unref();
        return;
      case 'run':
        return void run(message.id, message.task);
      case 'value':
        return calls.get(message.id)?.resolve(message.value);
      case 'error':
        return calls.get(message.id)?.reject(new Error(message.message));
    }
  });
}

function createTaskRunner(
  portal: ServerPortal,
  { settings, releases: { known: registry, manifests } }: Extract<HostMessage, { kind: 'start' }>,
  callHost: (call: Call) => Promise<unknown>,
): RunTask {
  const { upstreams, portalOrigin } = settings;
  const fetch = createProxyFetch(
    (url) => callHost({ call: 'data', url, requestId: getRequestId() }) as Promise<DataResponse>,
  );
  portal.connect({ upstreams, portalOrigin, fetch });
  const readFile = (remote: string | null, file: string) =>
    callHost({ call: 'file', remote, file }) as Promise<string | null>;
  const remotes = createRemoteCode({ modules: portal.modules, manifests, read: readFile });
  const inlineFileAt = createInlineFiles(getPlatformPaths(portal.basePath), readFile);
  const titledPages = listTitledPages(manifests);
  const clientOnlyRemotes = manifests.filter(({ server }) => server === null).map(({ name }) => name);
  sandbox({ modules: portal.modules, fetch });

  const { ownPage } = settings;
  const known = { registry, titledPages, clientOnlyRemotes, remote: remotes.load };
  const tasks: { [Kind in Task['kind']]: (task: TaskOf<Kind>) => Promise<TaskResults[Kind]> } = {
    async render(task) {
      const startedAt = performance.now();
      try {
        const page = await renderPage(portal, { ...task, ...known, ownPage });
        if (page.kind === 'redirect') return page;
        const options = { ...task, ...settings, portal, manifests, inlineFileAt, startedAt };
        return await createDocument(page, options);
      } catch (error) {
        const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return { kind: 'failed', reason };
      }
    },
    async list({ remote, budget }) {
      const modules = await remotes.load(remote);
      return modules ? runListing(remote, modules.listing, budget) : { pages: [], complete: false };
    },
    async prepare(task) {
      await Promise.race([Promise.all(task.remotes.map(remotes.load)), pause(PREPARE_TIMEOUT_MS)]);
      return null;
    },
    async check({ remote }) {
      try {
        const modules = await remotes.evaluate(remote);
        if (modules) await checkModules(modules);
        return null;
      } catch (error) {
        return { kind: 'failed', reason: describeError(error) };
      }
    },
  };
  return (task) =>
    runWithRequestId(task.kind === 'render' ? task.requestId : undefined, () =>
      tasks[task.kind](task as never),
    );
}
