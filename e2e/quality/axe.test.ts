import { complaintsOf } from '../support/axe.ts';
import { candidates, logIn, paperAddresses } from '../support/candidate.ts';
import { candidatePages, publicPages } from '../support/pages.ts';
import { expect, hydrated, test } from '../support/portal.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const batches = Array.from({ length: 4 }, (_, batch) =>
  publicPages.filter((_path, index) => index % 4 === batch),
);

for (const [batch, paths] of batches.entries()) {
  test(`axe finds nothing on public pages, batch ${batch + 1}`, async ({ page, portal }) => {
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(portal.url + path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      found.push(...(await complaintsOf(page)).map((line) => `/${path} ${line}`));
    }
    expect(found).toEqual([]);
  });
}

test('axe finds nothing on the pages of a candidate', async ({ page, portal }) => {
  await logIn(page, portal.url, candidates.jaciara.email);
  const found: string[] = [];
  const addresses = [...candidatePages.map((path) => portal.url + path), ...(await paperAddresses(page))];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Carregando')).toHaveCount(0);
    found.push(...(await complaintsOf(page)).map((line) => `${address} ${line}`));
  }
  expect(found).toEqual([]);
});
