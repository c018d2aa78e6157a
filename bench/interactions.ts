import type { Page } from '@playwright/test';
import { atMost, type Measurement, median } from './measurement.ts';
import { onSlowProcessor, phone } from './slow-phone.ts';
import type { Bench } from './start-bench.ts';

const MAX_INTERACTION_MS = 150;

/** Measures the slowest interaction of each journey on a slow processor, also with a schedule of 5,000 courses. */
export async function measureInteractions({ api, host, runs }: Bench): Promise<Measurement[]> {
  const { url } = await host(await api());
  const large = await host(await api({ SEED: 'catalogue', DATABASE_URL: '' }));
  const taken = [
    ...journeys.map((journey) => ({ ...journey, url })),
    ...scheduleJourneys.map((each) => ({ ...each, name: `${each.name}, 5,000 courses`, url: large.url })),
  ].map((journey) => ({ ...journey, interactions: [] as Interaction[] }));
  for (let run = 0; run < runs; run += 1)
    for (const journey of taken) journey.interactions.push(await take(journey.url, journey));
  return taken.map(({ name, interactions }) => {
    const worst = interactions.toSorted((one, other) => other.duration - one.duration)[0];
    const middle = median(interactions.map(({ duration }) => duration));
    return atMost(`${name}: worst interaction`, middle, MAX_INTERACTION_MS, 'ms', worst?.what);
  });
}

/** Takes one journey in a new browser, as a returning visitor: without the question about cookies and the floating banner. */
const take = (portalUrl: string, { path, viewport, act }: ReturnType<typeof journey>): Promise<Interaction> =>
  onSlowProcessor(viewport, async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('exibiu-banner', 'true');
      localStorage.setItem('cookies-aceitos', 'rejeitado');
    });
    await page.addInitScript(watchInteractions);
    await page.goto(`${portalUrl}/senac-portal/${path}`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    await act(page);
    // The browser reports all interactions by then.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 1_000 })),
    );
    return page.evaluate(() => window.__worst);
  });

/** The slowest click or key press, as measured by the browser. */
interface Interaction {
  /** Milliseconds from the event to the next paint, in steps of eight. */
  duration: number;
  /** Such as `keydown input#title`. */
  what: string;
}

interface EventTiming extends PerformanceEventTiming {
  interactionId: number;
}

declare global {
  interface Window {
    __worst: Interaction;
  }
}

/** Runs in each document: records its slowest interaction. */
function watchInteractions(): void {
  window.__worst = { duration: 0, what: 'nothing slower than a frame' };
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries() as EventTiming[]) {
      if (interactionId === 0 || duration <= window.__worst.duration) continue;
      const element = target as Element | null;
      const words = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').slice(0, 30);
      window.__worst = { duration, what: `${name} ${element?.localName} ${words}` };
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Describes interactions of a visitor on one page.
 * @param path below the base path
 */
const journey = (
  name: string,
  path: string,
  viewport: { width: number; height: number },
  act: (page: Page) => Promise<void>,
) => ({ name, path, viewport, act });

const desk = { width: 1280, height: 800 };

/** Milliseconds between two key presses of a practised typist. */
const KEYS = { delay: 80 };

/** Waits between two interactions, so that the effects of the first one do not count for the second. */
const pauseToRead = (page: Page): Promise<void> => page.waitForTimeout(1_000);

const main = (page: Page) => page.getByRole('main');

const scheduleJourneys = [
  journey('filters of the schedule', 'cursos', desk, async (page) => {
    for (const name of ['Cidade', 'Turno', 'Ordem']) {
      const facet = main(page)
        .locator('details')
        .filter({ has: page.locator('summary', { hasText: name }) });
      await facet.locator('summary').click();
      await facet.getByRole('link').nth(1).click();
      await pauseToRead(page);
    }
  }),
  journey('filters of the schedule on a phone', 'cursos', phone, async (page) => {
    await main(page)
      .getByRole('button', { name: /^Filtrar/ })
      .click();
    const sheet = page.getByRole('dialog');
    for (const name of ['Unidade', 'Cidade', 'Turno']) {
      await sheet.getByLabel(name).focus();
      await page.keyboard.press('ArrowDown');
      await pauseToRead(page);
    }
    await sheet.getByRole('button', { name: /^Ver/ }).click();
  }),
  journey('search field of the schedule', 'cursos', desk, async (page) => {
    const title = page.getByRole('combobox', { name: 'Título do curso' });
    await title.click();
    await title.pressSequentially('tecnico em enfermagem', KEYS);
    await pauseToRead(page);
    await title.press('ArrowDown');
    await title.press('Enter');
    await pauseToRead(page);
  }),
];

const journeys = [
  journey('menu', '', phone, async (page) => {
    const unfold = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const entries = page.getByRole('navigation', { name: 'Menu principal' });
    for (const entry of ['Cursos', 'Senac']) {
      await unfold.click();
      await entries.getByText(entry, { exact: true }).click();
      await page.keyboard.press('Escape');
      if (await entries.isVisible()) await unfold.click();
    }
  }),
  journey('theme, contrast and size of the text', 'psg', desk, async (page) => {
    await page.getByRole('button', { name: 'Tema escuro' }).click();
    await page.getByRole('button', { name: 'Aumentar o texto' }).click();
    await page.getByRole('button', { name: 'Alto contraste' }).click();
  }),
  journey('carousel of the home page', '', phone, async (page) => {
    const banners = page
      .getByRole('region', { name: 'Destaques', exact: true })
      .and(page.locator('[aria-roledescription]'));
    for (let time = 0; time < 3; time += 1) {
      await banners.getByRole('button', { name: /^Próximo/ }).click();
      await pauseToRead(page);
    }
    await banners.getByRole('button', { name: /^Anterior/ }).click();
  }),
  ...scheduleJourneys,
  journey('simulator of a course', 'detalhes/1?turma=1001', phone, async (page) => {
    const region = page.getByRole('region', { name: 'Simule o valor com desconto' });
    await region.getByLabel('Desconto').focus();
    for (let time = 0; time < 4; time += 1) {
      await page.keyboard.press('ArrowDown');
      await pauseToRead(page);
    }
    await page.getByRole('region', { name: 'Turmas disponíveis' }).getByLabel('Cidade').focus();
    await page.keyboard.press('ArrowDown');
    await pauseToRead(page);
  }),
  journey('typing in the interest form', 'interesse?name=Cozinheiro', phone, async (page) => {
    await page.getByLabel('Nome completo').pressSequentially('Maria das Dores', KEYS);
    await page.getByLabel('CPF').pressSequentially('52998224725', KEYS);
    await page.getByLabel('Celular').pressSequentially('96991234567', KEYS);
    await page.getByLabel('E-mail').pressSequentially('maria@exemplo.example', KEYS);
    await page.getByRole('combobox', { name: 'Cidade' }).pressSequentially('macapa', KEYS);
    await page.getByRole('option', { name: 'Macapá - AP' }).click();
    await page.getByRole('button', { name: 'Confirmar' }).click();
  }),
  journey('PSG registration', 'psg/edital/51', phone, async (page) => {
    const offers = main(page)
      .getByRole('article')
      .getByRole('button', { name: /^Inscrições/ });
    await offers.first().click();
    const dialog = page.getByRole('dialog', { name: 'Inscrição' });
    await dialog.getByLabel('CPF').pressSequentially('33000010130', KEYS);
    await dialog.getByLabel('Data de nascimento').fill('1998-05-05');
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByLabel('Nome', { exact: true }).pressSequentially('Raimunda Nonata Silva', KEYS);
    await page.getByLabel('Nome da mãe').pressSequentially('Maria do Carmo', KEYS);
    await page.getByLabel('Celular').pressSequentially('96991234567', KEYS);
    await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
    // Without an e-mail address: an applicant can register only once.
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByLabel('E-mail').pressSequentially('raimunda@candidata.example', KEYS);
  }),
  journey('income calculator', 'psg', phone, async (page) => {
    const region = page.getByRole('region', { name: 'Calculadora de elegibilidade' });
    for (const person of [1, 2])
      await region.getByLabel(`Pessoa ${person} (`).pressSequentially('120000', KEYS);
    await region.getByRole('button', { name: 'Adicionar pessoa' }).click();
    await region.getByLabel('Pessoa 3 (').pressSequentially('90000', KEYS);
  }),
  journey('log-in and candidate’s area', 'login', phone, async (page) => {
    await page.getByLabel('E-mail').pressSequentially('jaciara@candidata.example', KEYS);
    await page.getByLabel('Senha', { exact: true }).pressSequentially('Equador-2026', KEYS);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    const scored = page.getByRole('table', { name: 'Inscrições no PSS' }).getByRole('row');
    await scored
      .filter({ hasText: 'Classificado' })
      .getByRole('button', { name: /^Ver notas de/ })
      .click();
    await page
      .getByRole('region', { name: 'Orientador Pedagógico' })
      .getByRole('button', { name: 'Fechar' })
      .click();
    await page
      .getByRole('table', { name: 'Inscrições no PSG' })
      .getByRole('link', { name: /^Comprovante de/ })
      .first()
      .click();
    // A narrow screen shows the text of the PDF first.
    await main(page).getByRole('button', { name: 'Ver as páginas' }).click();
    await main(page).locator('canvas').first().waitFor();
  }),
];
