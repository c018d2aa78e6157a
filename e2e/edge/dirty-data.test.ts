import { test } from '../support/bare-server.ts';
import { findLayoutIssues } from '../support/layout.ts';
import { expect, hydrated, type Page } from '../support/portal.ts';

/** A word too long for a phone, and a lone surrogate, which cannot be encoded in a URL. */
const dirty = `${'desinstitucionalização'.repeat(12)} \ud83d`;

const news = (slug: string) => ({
  id: '3',
  slug,
  title: dirty,
  subtitle: dirty,
  descritive: `<p>${dirty}</p>`,
  tags: [dirty],
});
const offers = [
  { id: '12', status: '1', course_name: dirty, prerequisite: dirty, registration_type_name: 'Online' },
];
const positions = [{ id: '13', status: '1', job_title: { name: dirty } }];
const process = {
  id: '11',
  name: dirty,
  number: dirty,
  status: '1',
  city_info: dirty,
  documents: [{ id: '1', title: dirty, filename: 'edital.pdf', status: 'P' }],
};

const answers = {
  'GET /settings': { name: dirty, footer: dirty, address: dirty, text_cookies: dirty },
  'GET /pages': [
    { name: 'Notícias', contents: [news('feira'), news('feira-\ud83d')] },
    { name: 'SENAC', children: [{ name: dirty, contents: [news('conselho')] }] },
  ],
  'GET /contents/feira': news('feira'),
  'GET /units': [{ name: dirty, address: dirty, phone: dirty, email: dirty }],
  'GET /questions': [
    { id: '1', name: dirty, status: '1', alternatives: [dirty, 'Não'], votes: { [dirty]: '1' } },
  ],
  'GET /faqs': [{ question: dirty, answer: dirty, type: '1' }],
  'GET /galleries': [{ id: '1', event: dirty, tag: dirty, status: 'P', images: [{ image: 'a.png' }] }],
  'GET /selection-processes': [process],
  'GET /selection-processes/11': { ...process, items: offers },
  'GET /pss-selection-processes': [process],
  'GET /pss-selection-processes/11': { ...process, items_pss: positions },
};

const pages = [
  '',
  'noticias',
  'noticias/feira',
  'detalhes/7',
  'cursos',
  'interesse',
  'psg',
  'psg/edital/11',
  'pss',
  'pss_edital/11',
  'unidades',
  'survey',
  'faq',
  'gallery',
];

test('lone surrogates and words wider than a phone affect neither text and width of a page nor its server-rendered HTML', async ({
  page,
  browser,
  bare,
  consoleErrors,
}) => {
  consoleErrors.expected = /404/;
  for (const [call, data] of Object.entries(answers)) bare.answers[call] = { data };
  const course = {
    ...bare.course,
    title: dirty,
    goals: `<p>${dirty}</p>`,
    requirements: [{ nomeDoTipoDeRequisito: dirty, requisitos: [dirty] }],
  };
  bare.answers['GET /courses-sig/7'] = { data: course };
  bare.answers['GET /courses-sig'] = { data: [course] };
  const viewport = { width: 360, height: 740 };
  await page.setViewportSize(viewport);
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport });
  const expectNoWider = async (shown: Page, address: string) => {
    const wider = (await findLayoutIssues(shown)).filter((line) => line.startsWith('the page is'));
    expect(wider, address).toEqual([]);
  };
  for (const address of pages) {
    const answer = await page.goto(bare.portalUrl + address);
    expect(answer?.status(), address).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), address).not.toBeEmpty();
    await expectNoWider(page, address);
    await plain.goto(bare.portalUrl + address);
    await expectNoWider(plain, address);
  }
  await plain.close();
});
