import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

const table = (rows: { id: number; course: string; act: string }[]) => (
  <DataTable
    caption="Planos de curso"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'course', header: 'Curso', cell: ({ course }) => course },
      { key: 'act', header: 'Ato Autorizativo', cell: ({ act }) => `N° ${act}` },
    ]}
    empty="Nenhum plano publicado."
  />
);

it('is a table with a caption, column headers and row headers', async () => {
  const { container } = render(table([{ id: 1, course: 'Enfermagem', act: '12' }]));
  const found = screen.getByRole('table', { name: 'Planos de curso' });
  expect(
    within(found)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Curso', 'Ato Autorizativo']);
  expect(within(found).getByRole('rowheader', { name: 'Enfermagem' })).toBeInTheDocument();
  expect(within(found).getByRole('cell', { name: 'N° 12' })).toBeInTheDocument();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('says when there are no rows', () => {
  render(table([]));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Nenhum plano publicado.')).toBeVisible();
});
