import { expect, hydrated, test } from '../support/portal.ts';

test('a visit fetches the PDF reader once, whichever remotes open a document', async ({
  page,
  portal,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${portal.url}interesse?name=Barbeiro`);
  await hydrated(page);
  const openTerms = async () => {
    await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).click();
    const dialog = page.getByRole('dialog', { name: 'Termos de uso' });
    await expect(dialog.locator('canvas').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await openTerms();
  const isWorker = (path: string) => path.includes('pdf.worker');
  expect(asked.filter(isWorker)).toEqual([expect.stringMatching(/^\/senac-portal\/assets\//)]);

  // A page of another remote: nothing more is needed than what that page itself is made of.
  await page.evaluate(() => window.__portal.router.navigate('/FaleConosco'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atendimento Senac');
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await openTerms();
  const code = asked.slice(before).filter((path) => /\.(m?js|css)$/.test(path));
  expect(code).toEqual([]);
  expect(complaints.list).toEqual([]);
});
