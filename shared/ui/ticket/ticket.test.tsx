import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt } from '@portal/tooling/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ClassTicket, CourseTicket, RegistrationStub } from './ticket.tsx';

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

it('prints date, price, title, facts and vacancies in words', async () => {
  const { container } = renderAt(course);
  expect(screen.getByText('22 de abril de 2026').closest('time')).toHaveAttribute('dateTime', '2026-04-22');
  for (const text of ['R$ 9.480,00', 'Macapá', 'Últimas 3 vagas', 'Saúde']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Técnico em Enfermagem' })).toBeVisible();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it("has one action, 'Matricule-se', named after the course", async () => {
  renderAt(course);
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Matricule-se em Técnico em Enfermagem' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '/detalhes/7');
  expect(screen.getAllByRole('link')).toHaveLength(1);
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

it('comes to life without a change to what the server sent', async () => {
  const { recoveredErrors, unmount } = await hydrate(course);
  expect(recoveredErrors).toEqual([]);
  await unmount();
});

it('shows a class from its first to its last day', async () => {
  const { container } = renderAt(
    <ClassTicket
      title="Turma em Macapá"
      startDate="2026-03-09"
      endDate="2026-08-28"
      action={<a href="https://example.org">Matricule-se</a>}
    >
      <p>10 × R$ 125,00</p>
    </ClassTicket>,
  );
  expect(screen.getByText('Término').nextElementSibling).toHaveTextContent('28 de agosto de 2026');
  expect(screen.getByText('10 × R$ 125,00')).toBeVisible();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('gives the person a stub with the position number', async () => {
  const { container } = renderAt(<RegistrationStub position={12} title="Corte e costura" />);
  expect(screen.getByText('Posição').parentElement).toHaveTextContent('Posição12');
  expect(await accessibilityProblems(container)).toEqual([]);
});
