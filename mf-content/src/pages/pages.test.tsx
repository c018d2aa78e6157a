import { readFileSync } from 'node:fs';
import path from 'node:path';
import { timeline } from '@portal/contract/institution/history';
import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const content = aContent({ slug: 'a', title: 'Salão-Escola', descritive: '<p>Texto</p>', type: 2 });
const answers = {
  'GET /home': { settings: {} },
  'GET /units': [{ name: 'Macapá', address: 'Rua A, 1', phone: '96991400400', email: 'a@exemplo.com' }],
  'GET /pages': [aPage({ name: 'PARA_VOCE', children: [{ name: 'Salão-Escola', contents: [content] }] })],
  'GET /contents/a': content,
  'GET /documents': [{ title: 'Regimento', personal_annex_url: 'd/r.pdf', published_at: '2026-03-02' }],
};

it.each([
  ['/QuemSomos', 'Quem somos', 'Nossos Valores'],
  ['/unidades', 'Unidades', '(96) 99140-0400'],
  ['/historia', 'História', 'Nasce o Senac'],
  ['/politicas', 'Política de privacidade', 'Encarregado pelos dados'],
  ['/seus-dados', 'Seus dados, seus direitos', '5 anos após o resultado ou o encerramento do processo'],
  ['/banco_de_oportunidades', 'Banco de Oportunidades', 'Para empresas'],
  ['/jovem_aprendiz', 'Jovem Aprendiz', 'Como é o contrato'],
  ['/biblioteca', 'Biblioteca', 'Até 3 obras diferentes, por 7 dias.'],
  ['/socialMedia', 'Redes sociais', 'Publicações'],
  ['/arquivos', 'Arquivos', '02/03/2026'],
  ['/pages/Salão-Escola', 'Salão-Escola', 'Continue lendo...'],
  ['/pages/a/Salão-Escola', 'Salão-Escola', 'Texto'],
  ['/subPages/Salão-Escola', 'Salão-Escola', 'Texto'],
])('%s is headed by %j and says %j', async (path, heading, words) => {
  mockApi(answers);
  await openRoute(routes, path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(document.body).toHaveTextContent(words);
});

it.each([
  ['/noticias', 'GET /pages', 'as notícias', 'Não há notícias no momento.'],
  ['/gallery', 'GET /galleries', 'as galerias', 'Não há galerias no momento.'],
  ['/unidades', 'GET /units', 'as unidades', 'Não há unidades cadastradas no momento.'],
  ['/survey', 'GET /questions', 'as enquetes', 'Não há enquetes em andamento.'],
  ['/arquivos', 'GET /documents', 'os arquivos', 'Não há arquivos publicados.'],
  ['/faq', 'GET /faqs', 'as perguntas', 'Não há perguntas neste assunto no momento.'],
])('%s reports a failure, and after a retry that the list is empty', async (path, call, what, empty) => {
  let answer = respondWithError(503, { message: 'fora do ar' });
  mockApi({ [call]: () => answer() } as Answers);
  const { user } = await openRoute(routes, path);
  expect(await screen.findByText(`Não foi possível carregar ${what}`)).toBeVisible();
  answer = () => Response.json({ data: [] });
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(empty)).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

it('a page of the menus leads to its actions: a form, a phone, a file', async () => {
  const links = [
    { label: 'Pedir uma proposta', url: '/senac-portal/psa' },
    { label: 'Ligar', url: 'tel:+559632140100' },
    { label: 'Tabela (PDF)', url: 'documents/tabela.pdf' },
    { label: 'Outra', url: 'javascript:alert(1)' },
  ];
  const contents = [aContent({ title: 'Cursos sob Medida', descritive: '<p>Texto</p>', type: 2, links })];
  mockApi({
    'GET /pages': [aPage({ name: 'PARA_EMPRESA', children: [{ name: 'Cursos sob Medida', contents }] })],
  });
  await openRoute(routes, '/subPages/Cursos sob Medida');
  const list = within((await screen.findByRole('link', { name: 'Ligar' })).closest('ul') as HTMLElement);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/psa',
    'tel:+559632140100',
    '/storage/documents/tabela.pdf',
  ]);
});

it('the pictures of the history go from 1946 to 2017 by the dates of the institution (A 2.6)', () => {
  const years = timeline.map(({ year }) => year);
  expect([years[0], years.at(-1)]).toEqual([1946, 2017]);
  expect(years).toEqual([...new Set(years)].sort((one, other) => one - other));
  expect(years).toEqual(expect.arrayContaining([1974, 1998]));
  const drawings = readFileSync(path.join(import.meta.dirname, 'history/scenes.svg'), 'utf8');
  expect([...drawings.matchAll(/(?<=id="y)\d+/g)].map(Number)).toEqual(years);
});
