import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CourseTicket } from './ticket.tsx';

const course = (
  <CourseTicket
    to="/detalhes/7"
    area="Saúde"
    title="Técnico em Enfermagem"
    startDate="2026-04-22"
    price="R$ 9.480,00"
    vacancies="Últimas 3 vagas"
    image={null}
    facts={[{ label: 'Local', value: 'Macapá' }]}
  />
);

it('prints date, price, title, facts and vacancies, with one action named after the course', async () => {
  const { container, recoveredErrors, unmount } = await hydrate(course);
  expect(recoveredErrors).toEqual([]);
  expect(screen.getByText('22 de abril de 2026').closest('time')).toHaveAttribute('dateTime', '2026-04-22');
  for (const text of ['R$ 9.480,00', 'Macapá', 'Últimas 3 vagas', 'Saúde']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Técnico em Enfermagem' })).toBeVisible();
  const action = screen.getByRole('link');
  expect(action).toHaveAccessibleName('Matricule-se em Técnico em Enfermagem');
  expect(action).toHaveAttribute('href', '/detalhes/7');
  expect(await accessibilityProblems(container)).toEqual([]);
  await unmount();
});

it("prints 'Em Breve' for a missing price, date, form or place", () => {
  renderAt(
    <CourseTicket
      to="/detalhes/8"
      title="Barbeiro"
      facts={[
        { label: 'Forma', value: null },
        { label: 'Local', value: '' },
      ]}
    />,
  );
  expect(screen.getAllByText('Em Breve')).toHaveLength(4);
});
