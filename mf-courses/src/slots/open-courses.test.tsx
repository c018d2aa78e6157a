import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { aHome } from '@portal/tooling/testing/builders/home';
import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import OpenCourses from './open-courses.tsx';

it('the slot shows at most eight open courses, those with full classes last (A 2.2, A 9)', async () => {
  const closed = aCourse({ id: 100, title: 'Fechado', enrollment_open: 0 });
  const many = Array.from({ length: 12 }, (_, id) => aCourse({ id, title: `Curso ${id}` }));
  const full = aCourse({ id: 101, title: 'Lotado', classes: [aClass({ vagasDisponiveis: 0 })] });
  mockApi({ 'GET /home': aHome({ courses: [closed, full, ...many] }) });
  await openRoute([{ path: '/', Component: OpenCourses }], '/');
  await screen.findByRole('heading', { name: 'Curso 0' });
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([...many.slice(0, 7).map(({ title }) => title), 'Lotado']);
});
