import { expect, it } from 'vitest';
import { shareLinks } from './share-links.ts';

const url = 'https://portal.example.org/senac-portal/detalhes/7?a=1&b=2';

it('gives every network the whole address, encoded', () => {
  const links = shareLinks(url, 'Gestão & Vendas');
  expect(new URL(links.WhatsApp).searchParams.get('text')).toBe(`Gestão & Vendas ${url}`);
  expect(new URL(links.Facebook).searchParams.get('u')).toBe(url);
  expect(new URL(links.LinkedIn).searchParams.get('url')).toBe(url);
});
