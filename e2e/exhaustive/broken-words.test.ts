import { openApplication, openRegistration } from '../support/applicant.ts';
import { brokenWordsOf, cutTextsOf, enlarge, openEnlarged, textScreens } from '../support/layout.ts';
import { expect, test, visit } from '../support/portal.ts';

test.use({ reducedMotion: 'reduce' });

test('no word is broken or cut, whatever the size of the text', async ({ page, portal }) => {
  const pages = [
    '',
    'cursos',
    'cursos-livres',
    'detalhes/1',
    'detalhes/2',
    'QuemSomos',
    'plano_cursos',
    'psg',
  ];
  for (const size of textScreens) {
    for (const path of [
      ...pages,
      'pss',
      'banco_de_oportunidades',
      'unidades',
      'unidades/macapa',
      'FaleConosco',
    ]) {
      await openEnlarged(page, portal.url + path, size);
      const trouble = [...(await brokenWordsOf(page)), ...(await cutTextsOf(page))];
      expect(trouble, `${path} at ${size.width} px and ${size.text} %`).toEqual([]);
    }
  }
});

test('no name of an area is broken in the menu, whatever the size of the text', async ({ page, portal }) => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, `${portal.url}politicas`);
    const unfold = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    if (await unfold.isVisible()) await unfold.click();
    await menu.getByText('Cursos', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Gastronomia' })).toBeVisible();
    for (const percent of [100, 112.5, 125, 137.5, 150]) {
      await enlarge(page, { width, height: 740, text: percent });
      expect(await brokenWordsOf(page), `${width} px and ${percent} %`).toEqual([]);
    }
  }
});

test('the steps of an application are round and side by side, and no word of its form is broken', async ({
  page,
  portal,
}) => {
  await openApplication(page, portal.url, {
    process: 25,
    role: 'Instrutor de Informática',
    cpf: '33000600019',
  });
  const steps = page.getByRole('navigation', { name: 'Etapas da inscrição' }).getByRole('button');
  for (const size of textScreens) {
    await enlarge(page, size);
    const circles = await steps.evaluateAll((buttons) =>
      buttons.map((button) => {
        const circle = button.firstElementChild as HTMLElement;
        const { left, right, top, width, height } = circle.getBoundingClientRect();
        const isCut = circle.scrollWidth > width || circle.scrollHeight > height;
        return { left, right, top, isRound: Math.abs(width - height) < 1, isCut };
      }),
    );
    const name = `${size.width} px and ${size.text} %`;
    for (const [at, circle] of circles.entries()) {
      expect(circle, name).toMatchObject({ isRound: true, isCut: false, top: circles[0]?.top });
      expect(circle.left, name).toBeGreaterThan(circles[at - 1]?.right ?? 0);
      expect(circle.right, name).toBeLessThanOrEqual(size.width);
    }
    expect([...(await brokenWordsOf(page)), ...(await cutTextsOf(page))], name).toEqual([]);
  }
});

test('no word of a full course and of a registration form is broken', async ({ page, portal }) => {
  await visit(page, `${portal.url}psg/edital/50`);
  const full = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Operador de Caixa' }) });
  await full.getByRole('button', { name: /^Vagas|^Inscrições/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Inscrições Encerradas' });
  for (const size of textScreens) {
    await enlarge(page, size);
    await expect(dialog).toBeVisible();
    expect(await brokenWordsOf(page), `dialog at ${size.width} px and ${size.text} %`).toEqual([]);
  }
  await openRegistration(page, portal.url, {
    process: 49,
    course: 'Cuidador de Idoso',
    cpf: '31000099911',
  });
  for (const size of textScreens) {
    await enlarge(page, size);
    const trouble = [...(await brokenWordsOf(page)), ...(await cutTextsOf(page))];
    expect(trouble, `${size.width} px and ${size.text} %`).toEqual([]);
  }
});
