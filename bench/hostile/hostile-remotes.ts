import { setTimeout as pause } from 'node:timers/promises';
import { fakeRelease, startFakeRemote } from '@portal/platform/testing';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { percentile } from '../median.ts';
import { pages } from '../pages.ts';
import { untilInForce } from '../releases/in-force.ts';
import type { Bench } from '../start-bench.ts';
import { steadily } from '../steadily.ts';

const SECONDS = 20;
const PER_SECOND = 10;
/** Milliseconds between two remotes that become hostile: each costs a worker once, and rests for a minute then. */
const PACE = 2_000;

/** What a page of a hostile remote does on the server; the first one behaves, as it is tried. */
const faults = {
  'pages that loop': 'for (;;) {}',
  'pages that exhaust the memory': 'const all = []; for (;;) all.push({ text: [all.length] });',
};

/** What visitors of the other pages wait for while a worker is lost every two seconds, with no page and no data kept. */
export async function measureHostileRemotes(bench: Bench): Promise<Measured[]> {
  const apiUrl = await bench.api('api');
  const figures: Measured[] = [];
  for (const [what, fault] of Object.entries(faults)) {
    const names = Array.from(
      { length: (SECONDS * 1_000) / PACE },
      (_, index) => `mf-${what.split(' ').at(-1)}-${index}`,
    );
    const remotes = { ...bench.remoteUrls };
    for (const name of names) {
      const manifest = { paths: [`/${name}`, `/${name}/hostile`] };
      const render = `if (path.endsWith('hostile')) { ${fault} }`;
      const { url, stop } = await startFakeRemote(fakeRelease(name, '1', { manifest, render }).files);
      bench.atEnd(stop);
      remotes[name] = url;
    }
    const portal = await bench.host(`hostile ${what}`, apiUrl, { env: { HTML_CACHE_SECONDS: '0' }, remotes });
    await untilInForce(portal.url, ({ length }) => length === Object.keys(remotes).length);
    await visitOthers(portal.url, 5);
    const calm = await visitOthers(portal.url, SECONDS);
    const [beside] = await Promise.all([visitOthers(portal.url, SECONDS), visitInTurn(portal.url, names)]);
    const left = `others beside ${what}: left to the browser`;
    figures.push(
      reportOnly(`others before ${what}: 95 of 100`, percentile(calm.times, 95), 'ms'),
      atMost(`others beside ${what}: 95 of 100`, percentile(beside.times, 95), 300, 'ms'),
      reportOnly(left, beside.incomplete, `of ${beside.times.length}`),
      atMost(`others beside ${what}: failed`, beside.failed, 0, ''),
    );
    await portal.stop();
  }
  return figures;
}

/** Pages of the portal's own remotes at a steady pace, however long the answers take. */
async function visitOthers(url: string, seconds: number) {
  const seen = { times: [] as number[], failed: 0, incomplete: 0 };
  const visit = async (address: string) => {
    const begun = performance.now();
    const answer = await fetch(address).catch(() => null);
    const html = (await answer?.text().catch(() => '')) ?? '';
    seen.times.push(performance.now() - begun);
    if (!answer?.ok) seen.failed += 1;
    else if (!html.includes('<h1')) seen.incomplete += 1;
  };
  const stop = steadily(PER_SECOND, (asked) =>
    visit(`${url}/senac-portal/${pages[asked % pages.length]?.path}`),
  );
  await pause(seconds * 1_000);
  await stop();
  return seen;
}

/** A visit of each remote's hostile page, one after the other. */
async function visitInTurn(url: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    void fetch(`${url}/senac-portal/${name}/hostile`).then(
      (answer) => answer.text(),
      () => {},
    );
    await pause(PACE);
  }
}
