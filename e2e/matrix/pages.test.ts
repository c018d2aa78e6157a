import { examplesOf, patternOf, remotesOf } from '../support/pages.ts';
import { expect, hydrated, test } from '../support/portal.ts';

test('every page hydrates, without an error in its region', async ({
  page,
  portal,
  topology,
  consoleErrors,
}) => {
  // One of them is a 404 page.
  consoleErrors.expected = /404/;
  const patterns = (await remotesOf(page, portal)).flatMap(({ paths }) => paths);
  for (const path of (await examplesOf(page, portal)).values()) {
    const response = await page.goto(portal.url + path.slice(1));
    await hydrated(page);
    if (patternOf(patterns, path) !== '*') expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
    await expect(page.getByRole('button', { name: 'Tentar de novo' }), path).toHaveCount(0);
  }
  if (topology.kind === 'throws on the server') expect(await countFaults()).toBeGreaterThan(0);
  // Reports follow the pages.
  if (topology.kind === 'throws in the browser') await expect.poll(() => countFaults()).toBeGreaterThan(0);

  /** Returns the number of faults of the newer release, so that a topology without its fault fails. */
  async function countFaults(): Promise<number> {
    const status = await page.request.get(`${portal.url}_status?format=json`);
    const { remotes } = (await status.json()) as {
      remotes: { name: string; faults: Record<string, number> }[];
    };
    const remote = remotes.find(({ name }) => 'remote' in topology && name === topology.remote);
    return remote?.faults.newer ?? 0;
  }
});
