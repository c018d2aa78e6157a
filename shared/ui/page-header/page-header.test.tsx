import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { renderAt, serverHtml } from '@portal/tooling/testing/render';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHeader } from './page-header.tsx';

const header = (
  <PageHeader
    title="Técnico em Enfermagem"
    area="Saúde"
    lead="Formação técnica."
    breadcrumbs={[
      { label: 'Início', to: '/' },
      { label: 'Cursos', to: '/cursos' },
    ]}
  />
);

it('says where the page is: home, the pages between, the page itself', async () => {
  const { container } = renderAt(header);
  const trail = within(screen.getByRole('navigation', { name: 'Você está em' }));
  expect(trail.getAllByRole('listitem').map((stop) => stop.textContent)).toEqual([
    'Início',
    'Cursos',
    'Técnico em Enfermagem',
  ]);
  expect(trail.getByText('Técnico em Enfermagem')).toHaveAttribute('aria-current', 'page');
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('writes title and description of the page', () => {
  renderAt(header);
  expect(document.title).toBe('Técnico em Enfermagem – Senac Amapá');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Formação técnica.');
});

it('leaves the metadata to the page when asked', () => {
  expect(serverHtml(<PageHeader title="Notícia" meta={false} />)).not.toContain('<title>');
});

it('keeps a page out of search engines when asked', () => {
  expect(serverHtml(<PageHeader title="Comprovante" noindex />)).toContain('content="noindex"');
});
