import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fakeRelease } from '../../host/server/testing/fake-remote.ts';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { htmlBytes } from '../server-load.ts';
import type { MeasuredHost } from './measured-host.ts';

const SECONDS = 20;

interface Registered {
  html: number;
  memory: number;
  /** Milliseconds of work in a second in which nobody visits. */
  idle: number;
}

interface Bench {
  dataDir: string;
  /** Addresses of the portal's own remotes, by name. */
  remotes: Readonly<Record<string, string>>;
  start(name: string, env: NodeJS.ProcessEnv): Promise<MeasuredHost>;
}

/** What remotes cost that are registered and that nobody visits. */
export async function measureManyRemotes(bench: Bench): Promise<Measured[]> {
  const few = await measure(bench, 5);
  const more = await measure(bench, 20);
  const many = await measure(bench, 100);
  const figures = (count: number, { html, memory, idle }: Registered) => [
    reportOnly(`${count} remotes: HTML of the home page`, html / 1024, 'KB br'),
    reportOnly(`${count} remotes: memory`, memory, 'MiB'),
    reportOnly(`${count} remotes: work for looking after them`, idle, 'ms/s'),
  ];
  return [
    ...figures(5, few),
    ...figures(20, more),
    ...figures(100, many),
    atMost('HTML with 20 remotes above 5', (more.html - few.html) / 1024, 1, 'KB br'),
    atMost('HTML with 100 remotes above 5', (many.html - few.html) / 1024, 1, 'KB br'),
  ];
}

async function measure({ dataDir, remotes, start }: Bench, count: number): Promise<Registered> {
  const generated = Array.from(
    { length: count - Object.keys(remotes).length },
    (_, index) => `mf-generated-${index}`,
  );
  const server = await serveGenerated(generated);
  const registry = path.join(dataDir, `registry-${count}.json`);
  const own = Object.entries(remotes).map(([name, url]) => ({ name, url }));
  const others = generated.map((name) => ({ name, url: `${server.url}/${name}` }));
  await writeFile(registry, JSON.stringify([...others, ...own]));
  const host = await start(`${count}-remotes`, { REGISTRY: registry });
  try {
    await known(host, count);
    const home = `${host.url}/senac-portal/`;
    for (let visit = 0; visit < 20; visit += 1) await (await fetch(home)).text();
    const html = await htmlBytes(home);
    const before = host.work();
    await pause(SECONDS * 1_000);
    return { html, memory: host.memory(), idle: (host.work() - before) / SECONDS };
  } finally {
    await host.stop();
    server.stop();
  }
}

/** As a build names its release: by what cannot be compressed. */
const versionOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 12);

/** Waits until all remotes are in force. */
async function known(host: MeasuredHost, count: number): Promise<void> {
  for (;;) {
    const { remotes } = (await (await fetch(`${host.url}/senac-portal/registry.json`)).json()) as {
      remotes: unknown[];
    };
    if (remotes.length === count) return;
    await pause(500);
  }
}

async function serveGenerated(names: readonly string[]): Promise<{ url: string; stop(): void }> {
  const files = new Map(
    names.flatMap((name) =>
      Object.entries(
        fakeRelease(name, versionOf(name), { manifest: { paths: [`/${name}`, `/${name}/:id`] } }).files,
      ).map(([file, content]) => [`/${name}/${file}`, content]),
    ),
  );
  const server = createServer((request, response) => {
    const content = files.get(request.url ?? '');
    if (content === undefined) return response.writeHead(404).end();
    const etag = `"${content.length}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { etag }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
