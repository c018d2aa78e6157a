import { aCourse } from '@portal/tooling/testing/builders/course';
import { aHome } from '@portal/tooling/testing/builders/home';
import { serve } from '@portal/tooling/testing/open-route';
import { renderAt } from '@portal/tooling/testing/render';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import OpenCourses from './open-courses.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(answers: Parameters<typeof serve>[0]) {
  serve(answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderAt(
    <QueryClientProvider client={client}>
      <OpenCourses />
    </QueryClientProvider>,
  );
}

it('shows at most eight courses, those with enrolment open alone (A 2.2, A 9)', async () => {
  const closed = aCourse({ id: 100, title: 'Fechado', enrollment_open: 0 });
  const many = Array.from({ length: 12 }, (_, place) =>
    aCourse({ id: place + 1, title: `Curso ${place + 1}` }),
  );
  open({ 'GET /home': aHome({ courses: [closed, ...many] }) });
  await screen.findByRole('heading', { name: 'Curso 1' });
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual(many.slice(0, 8).map(({ title }) => title));
});

it('says so when no enrolment is open', async () => {
  open({ 'GET /home': aHome({ courses: [aCourse({ enrollment_open: 0 })] }) });
  expect(await screen.findByText('Nenhuma inscrição aberta no momento')).toBeVisible();
});

it('can be asked for again when the server fails', async () => {
  open({});
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
