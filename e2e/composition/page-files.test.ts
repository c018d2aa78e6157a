import { expect, holdResponse, test, visit } from '../support/portal.ts';

test('all files of a page are requested at once when its link is clicked', async ({ page, portal }) => {
  const told = page.waitForResponse((answer) => answer.url().endsWith('/page-files.json'));
  await visit(page, `${portal.url}cursos`);
  await told;

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const releaseEntry = await holdResponse(page, /mf-psg\/web\/remoteEntry/);
  const link = page.locator('a[href="/senac-portal/psg"]').filter({ visible: true }).first();
  const files = [/\/routes\.\w+\.js$/, /\/programme\.\w+\.js$/, /\/programme\.\w+\.css$/];
  const askedFor = (file: RegExp) => asked.filter((path) => path.includes('/mf-psg/') && file.test(path));
  // All are requested without waiting for the entry. The list may not have been read at the first click.
  await expect(async () => {
    await link.click();
    for (const file of files) expect(askedFor(file)).toHaveLength(1);
  }).toPass();
  releaseEntry();
  await expect(page).toHaveURL(`${portal.url}psg`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Each only once.
  const all = asked.filter((path) => path.startsWith('/senac-portal/remotes/mf-psg/'));
  expect(all.length).toBe(new Set(all).size);
});
