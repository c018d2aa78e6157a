import { startBareServer } from '../support/bare-server.ts';
import { expect, hydrated, test } from '../support/portal.ts';

test('the two news cards end together, and neither has a blank part', async ({ page, portal }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(portal.url);
    const cards = page.getByRole('region', { name: 'Últimas notícias' }).getByRole('article');
    await expect(cards).toHaveCount(2);
    const blank = await cards.evaluateAll((articles) =>
      articles.map((article) => {
        const parts = [...article.children].reduce(
          (sum, part) => sum + part.getBoundingClientRect().height,
          0,
        );
        const picture = article.querySelector('img, svg')?.getBoundingClientRect().height ?? 0;
        const frame = article.firstElementChild?.getBoundingClientRect().height ?? 0;
        const words = article.lastElementChild;
        const last = words?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return {
          card: Math.round(article.getBoundingClientRect().height - parts),
          picture: Math.round(frame - picture),
          words: Math.round((words?.getBoundingClientRect().bottom ?? 0) - last),
        };
      }),
    );
    for (const { card, picture, words } of blank) {
      expect(card).toBeLessThanOrEqual(4);
      expect(picture).toBeLessThanOrEqual(2);
      expect(words).toBeLessThanOrEqual(32);
    }
    const bottoms = await cards.evaluateAll((articles) =>
      articles.map((article) => Math.round(article.getBoundingClientRect().bottom)),
    );
    expect(bottoms[0]).toBe(bottoms[1]);
  }
});

test('Facebook is asked for nothing before consent, and says so when nothing comes', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  await page.route('https://www.facebook.com/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(portal.url);
  await hydrated(page);
  const social = page.getByRole('region', { name: 'Senac nas redes' });
  await social.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await social.getByRole('button', { name: 'Mostrar as publicações' }).click();
  const facebook = social.getByRole('region', { name: 'Facebook' });
  await expect(facebook).toContainText('Não foi possível carregar o Facebook', { timeout: 30_000 });
  await expect(facebook.locator('iframe')).toHaveCount(0);
  await expect(facebook.getByRole('link', { name: /Abrir a página no Facebook/ })).toBeVisible();
  expect(asked).not.toEqual([]);
});

test('in front of a server that names no profile, all four networks are there', async ({ page, portal }) => {
  const server = await startBareServer();
  const host = await portal.anotherHost({ API_URL: server.url });
  await page.goto(`${host.url}socialMedia`);
  for (const list of ['Perfis nas redes sociais', 'Redes sociais']) {
    const links = page.getByRole('list', { name: list }).last().getByRole('link');
    await expect(links).toHaveCount(4);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).hostname),
    );
    expect(addresses).toEqual(['www.facebook.com', 'www.instagram.com', 'www.youtube.com', 'www.flickr.com']);
  }
  await host.stop();
  await server.stop();
});
