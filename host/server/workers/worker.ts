/** The thread in which pages are made: the one place where the code of remotes runs on the server. */
import { MessageChannel, parentPort, threadId, workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { releaseKey } from '../release-key.ts';
import { listPages } from '../rendering/list-pages.ts';
import { configureApi, render, sharedModules } from '../rendering/render.tsx';
import { createAsk } from './ask.ts';
import { askedFetch } from './asked-fetch.ts';
import { createCodeInHand } from './code-in-hand.ts';
import { createRemoteEvaluation } from './evaluate-remote.ts';
import { giveWay } from './give-way.ts';
import { createInlineFiles } from './inline-files.ts';
import { makePage } from './make-page.ts';
import type { Evaluation, Hello, ReleasesInHand, Rendered, Task, WorkerSettings } from './protocol.ts';
import { refuseEnding } from './refuse-ending.ts';
import { rememberedReading } from './remembered-reading.ts';
import { nameOf, signsMemory, signsOfLife } from './signs-of-life.ts';

/** Milliseconds between two signs that the event loop turns. */
const BEAT = 100;
/** Releases that pages in the making are of. */
const KEPT = 6;

const { apiUrl, portalOrigin, host, kit } = workerData as WorkerSettings;
const memory = signsMemory();
const signs = signsOfLife(memory);
const { port1, port2 } = new MessageChannel();
const hello: Hello = { threadId, port: port2, signs: memory };
parentPort?.postMessage(hello, [port2]);
signs.beat();
// The main thread goes first: it has the pages and files at hand that most visitors ask for.
giveWay();
setInterval(signs.beat, BEAT).unref();
refuseEnding();

const ask = createAsk(port1);
configureApi({
  baseUrl: `${apiUrl}/api/v1`,
  portalOrigin,
  token: () => null,
  onUnauthorized: () => {},
  fetch: askedFetch((request) => ask('data', request)),
  reading: rememberedReading(),
});
const evaluation = createRemoteEvaluation(sharedModules);
const codeOf = createCodeInHand({ evaluation, signs });
const inlineFileAt = createInlineFiles();

const inHand = new Map<number, Promise<ReleasesInHand>>();

function releasesOf(number: number): Promise<ReleasesInHand> {
  const asked = inHand.get(number) ?? ask('releases', number);
  inHand.set(number, asked);
  for (const old of [...inHand.keys()].slice(0, -KEPT)) inHand.delete(old);
  return asked;
}

const codeIn = (releases: number, { name, version }: { name: string; version: string }) =>
  codeOf({ name, version }, () => ask('code', { releases, name }));

async function renderTask({
  number,
  url,
  part,
  budget,
  releases,
  without,
  knownDigest,
}: Extract<Task, { kind: 'render' }>) {
  const { known, manifests } = await releasesOf(releases);
  return makePage({
    render,
    input: {
      url,
      part,
      budget,
      kit,
      registry: known,
      rendering: (isRendering) => signs.render(isRendering ? number : 0),
      forBrowsers: manifests.filter(({ server }) => server === null).map(({ name }) => name),
      async remote(name) {
        const manifest = manifests.find((each) => each.name === name);
        return manifest && !without.includes(name) ? codeIn(releases, manifest) : null;
      },
    },
    host,
    manifests,
    inlineFileAt: (file) =>
      inlineFileAt(file, () => ask('text', { releases, name: file.owner?.name ?? null, file: file.file })),
    portalOrigin,
    knownDigest,
  });
}

async function listTask({ remote, budget, releases }: Extract<Task, { kind: 'list' }>) {
  const { manifests } = await releasesOf(releases);
  const manifest = manifests.find(({ name }) => name === remote);
  const code = manifest && (await codeIn(releases, manifest));
  return code ? listPages(remote, code.listing, budget) : { pages: [], whole: false };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Does one piece of work. */
export default async function work(task: Task): Promise<unknown> {
  if (task.kind === 'evaluate') return evaluate(task.release);
  if (task.kind === 'list') return listTask(task);
  if (task.kind === 'prepare') {
    const { manifests } = await releasesOf(task.releases);
    await Promise.all(manifests.map((manifest) => codeIn(task.releases, manifest)));
    return null;
  }
  try {
    const page = await renderTask(task);
    if (page.kind === 'redirect' || page.compressed === null) return page;
    // Handed over, not copied.
    return move({
      [valueSymbol]: page,
      [transferableSymbol]: [page.compressed.buffer],
    } as never);
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) } satisfies Rendered;
  }
}

async function evaluate(release: Extract<Task, { kind: 'evaluate' }>['release']): Promise<Evaluation> {
  try {
    signs.enter(nameOf(releaseKey(release)));
    await evaluation.evaluate(release);
    return { kind: 'evaluated' };
  } catch (error) {
    return {
      kind: 'refused',
      reason: error instanceof Error ? error.message : String(error),
      costly: false,
    };
  }
}
