import type { Page } from '@playwright/test';
import { atMost, type Measurement, median } from './measurement.ts';
import {
  applicant,
  asReturningVisitor,
  candidate,
  desk,
  onSlowDevice,
  pauseToRead,
  phone,
} from './slow-phone.ts';
import type { Bench } from './start-bench.ts';

const MAX_INTERACTION_MS = 150;

/** Measures the slowest interaction of each journey on a slow processor, also with a schedule of 5,000 courses. */
export async function measureInteractions({ api, host, runs }: Bench): Promise<Measurement[]> {
  const { url } = await host('host', await api('api'));
  const large = await host('host-large', await api('api-large', { SEED: 'catalogue', DATABASE_URL: '' }));
  return [
    ...(await measureJourneys(url, journeys, runs, '')),
    ...(await measureJourneys(large.url, scheduleJourneys, runs, ', 5,000 courses')),
  ];
}

async function measureJourneys(
  portalUrl: string,
  taken: readonly Journey[],
  runs: number,
  where: string,
): Promise<Measurement[]> {
  const measured = new Map<Journey, Interaction[]>(taken.map((journey) => [journey, []]));
  for (let run = 0; run < runs; run += 1)
    for (const journey of taken) measured.get(journey)?.push(await take(portalUrl, journey));
  return [...measured].map(([{ name }, interactions]) => {
    const worst = interactions.toSorted((one, other) => other.duration - one.duration)[0];
    const middle = median(interactions.map(({ duration }) => duration));
    return atMost(`${name}${where}: worst interaction`, middle, MAX_INTERACTION_MS, 'ms', worst?.what);
  });
}

/** Takes one journey in a new browser. */
const take = (portalUrl: string, { path, viewport, act }: Journey): Promise<Interaction> =>
  onSlowDevice({ viewport, slowNetwork: false }, async (page) => {
    await asReturningVisitor(page);
    await watchInteractions(page);
    await page.goto(`${portalUrl}/senac-portal/${path}`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    await act(page);
    return worstInteraction(page);
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

/** Records the slowest interaction in each document of the page. */
async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  });
}

/** Returns the slowest interaction with the document, once the browser has reported all. */
async function worstInteraction(page: Page): Promise<Interaction> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 1_000 })),
  );
  return page.evaluate(() => window.__worst);
}

/** Interactions of a visitor on one page. */
interface Journey {
  name: string;
  /** Path below the base path. */
  path: string;
  viewport: { width: number; height: number };
  act: (page: Page) => Promise<void>;
}

/** Milliseconds between two key presses of a practised typist. */
const KEYS = { delay: 80 };

const main = (page: Page) => page.getByRole('main');

const menu: Journey['act'] = async (page) => {
  const unfold = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const entries = page.getByRole('navigation', { name: 'Menu principal' });
  for (const entry of ['Cursos', 'Senac']) {
    await unfold.click();
    await entries.getByText(entry, { exact: true }).click();
    await page.keyboard.press('Escape');
    if (await entries.isVisible()) await unfold.click();
  }
};

const theme: Journey['act'] = async (page) => {
  await page.getByRole('button', { name: 'Tema escuro' }).click();
  await page.getByRole('button', { name: 'Aumentar o texto' }).click();
  await page.getByRole('button', { name: 'Alto contraste' }).click();
};

const carousel: Journey['act'] = async (page) => {
  const banners = page
    .getByRole('region', { name: 'Destaques', exact: true })
    .and(page.locator('[aria-roledescription]'));
  for (let time = 0; time < 3; time += 1) {
    await banners.getByRole('button', { name: /^Próximo/ }).click();
    await pauseToRead(page);
  }
  await banners.getByRole('button', { name: /^Anterior/ }).click();
};

const filters: Journey['act'] = async (page) => {
  for (const name of ['Cidade', 'Turno', 'Ordem']) {
    const facet = main(page)
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: name }) });
    await facet.locator('summary').click();
    await facet.getByRole('link').nth(1).click();
    await pauseToRead(page);
  }
};

const filterSheet: Journey['act'] = async (page) => {
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
};

const search: Journey['act'] = async (page) => {
  const title = page.getByRole('combobox', { name: 'Título do curso' });
  await title.click();
  await title.pressSequentially('tecnico em enfermagem', KEYS);
  await pauseToRead(page);
  await title.press('ArrowDown');
  await title.press('Enter');
  await pauseToRead(page);
};

const simulator: Journey['act'] = async (page) => {
  const region = page.getByRole('region', { name: 'Simule o valor com desconto' });
  await region.getByLabel('Desconto').focus();
  for (let time = 0; time < 4; time += 1) {
    await page.keyboard.press('ArrowDown');
    await pauseToRead(page);
  }
  await page.getByRole('region', { name: 'Turmas disponíveis' }).getByLabel('Cidade').focus();
  await page.keyboard.press('ArrowDown');
  await pauseToRead(page);
};

const interest: Journey['act'] = async (page) => {
  await page.getByLabel('Nome completo').pressSequentially('Maria das Dores', KEYS);
  await page.getByLabel('CPF').pressSequentially('52998224725', KEYS);
  await page.getByLabel('Celular').pressSequentially('96991234567', KEYS);
  await page.getByLabel('E-mail').pressSequentially('maria@exemplo.example', KEYS);
  await page.getByRole('combobox', { name: 'Cidade' }).pressSequentially('macapa', KEYS);
  await page.getByRole('option', { name: 'Macapá - AP' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
};

const registration: Journey['act'] = async (page) => {
  const offers = main(page)
    .getByRole('article')
    .getByRole('button', { name: /^Inscrições/ });
  await offers.first().click();
  const dialog = page.getByRole('dialog', { name: 'Inscrição' });
  await dialog.getByLabel('CPF').pressSequentially(applicant.cpf, KEYS);
  await dialog.getByLabel('Data de nascimento').fill(applicant.birthdate);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByLabel('Nome', { exact: true }).pressSequentially('Raimunda Nonata Silva', KEYS);
  await page.getByLabel('Nome da mãe').pressSequentially('Maria do Carmo', KEYS);
  await page.getByLabel('Celular').pressSequentially('96991234567', KEYS);
  await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
  // Without an e-mail address: an applicant can register only once.
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByLabel('E-mail').pressSequentially('raimunda@candidata.example', KEYS);
};

const calculator: Journey['act'] = async (page) => {
  const region = page.getByRole('region', { name: 'Calculadora de elegibilidade' });
  for (const person of [1, 2])
    await region.getByLabel(`Pessoa ${person} (`).pressSequentially('120000', KEYS);
  await region.getByRole('button', { name: 'Adicionar pessoa' }).click();
  await region.getByLabel('Pessoa 3 (').pressSequentially('90000', KEYS);
};

const candidatesArea: Journey['act'] = async (page) => {
  await page.getByLabel('E-mail').pressSequentially(candidate.email, KEYS);
  await page.getByLabel('Senha', { exact: true }).pressSequentially(candidate.password, KEYS);
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
};

const scheduleJourneys: readonly Journey[] = [
  { name: 'filters of the schedule', path: 'cursos', viewport: desk, act: filters },
  { name: 'filters of the schedule on a phone', path: 'cursos', viewport: phone, act: filterSheet },
  { name: 'search field of the schedule', path: 'cursos', viewport: desk, act: search },
];

const journeys: readonly Journey[] = [
  { name: 'menu', path: '', viewport: phone, act: menu },
  { name: 'theme, contrast and size of the text', path: 'psg', viewport: desk, act: theme },
  { name: 'carousel of the home page', path: '', viewport: phone, act: carousel },
  ...scheduleJourneys,
  { name: 'simulator of a course', path: 'detalhes/1?turma=1001', viewport: phone, act: simulator },
  { name: 'typing in the interest form', path: 'interesse?name=Cozinheiro', viewport: phone, act: interest },
  { name: 'PSG registration', path: 'psg/edital/51', viewport: phone, act: registration },
  { name: 'income calculator', path: 'psg', viewport: phone, act: calculator },
  { name: 'log-in and candidate’s area', path: 'login', viewport: phone, act: candidatesArea },
];
