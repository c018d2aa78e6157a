import { aContent, aPage } from '@portal/tooling/testing/builders/content';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import routes from './routes.tsx';

afterEach(() => vi.unstubAllGlobals());

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
  ['/banco_de_oportunidades', 'Banco de Oportunidades', 'Para empresas'],
  ['/jovem_aprendiz', 'Jovem Aprendiz', 'Como é o contrato'],
  ['/biblioteca', 'Biblioteca', 'Até 3 obras diferentes, por 7 dias.'],
  ['/socialMedia', 'Redes sociais', 'Publicações'],
  ['/arquivos', 'Arquivos', '02/03/2026'],
  ['/pages/Salão-Escola', 'Salão-Escola', 'Continue lendo...'],
  ['/pages/a/Salão-Escola', 'Salão-Escola', 'Texto'],
  ['/subPages/Salão-Escola', 'Salão-Escola', 'Texto'],
])('%s is headed by %j and says %j', async (path, heading, words) => {
  serve(answers);
  await openRoute(routes, path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getAllByText(words, { exact: false })).not.toEqual([]);
});
