import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { serverHtml } from '@portal/tooling/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { createPick } from '../domain/schedule-shortlist.ts';
import { SHORTLIST_KEY } from '../parts/shortlist-key.ts';
import { togglePick } from '../parts/shortlist-store.ts';
import PickedCourses from './picked-courses.tsx';

beforeEach(() => localStorage.clear());

const barber = aClass({ planoDoCursoId: 7, preco: 640, vagasDisponiveis: 12 });
const cook = aClass({ planoDoCursoId: 8, preco: 900 });
const picks = {
  barber: createPick({ id: 1, title: 'Barbeiro' }, barber),
  cook: createPick({ id: 2, title: 'Cozinheiro' }, cook),
  gone: createPick({ id: 3, title: 'Doceiro' }, aClass({ planoDoCursoId: 9 })),
};

const open = async (saved = [picks.gone, picks.cook], compared = [picks.cook, picks.barber]) => {
  localStorage.setItem(SHORTLIST_KEY, JSON.stringify({ saved, compared }));
  await openRoute([{ path: '/', Component: PickedCourses }], '/');
  return within(await screen.findByRole('region', { name: 'Continue de onde parou' }));
};
const textOf = (title: string) =>
  screen.getByRole('link', { name: title }).closest('li')?.textContent?.replaceAll('\u00a0', ' ');

it('lists what was saved or compared, once, with what has changed since', async () => {
  mockApi({
    'GET /courses-sig/1': aCourse({ id: 1, classes: [{ ...barber, preco: 590, vagasDisponiveis: 3 }] }),
    'GET /courses-sig/2': aCourse({ id: 2, classes: [cook] }),
    'GET /courses-sig/3': respondWithError(404, {}),
  });
  const section = await open();
  await waitFor(() => expect(textOf('Barbeiro')).toContain('era R$ 640,00, agora é R$ 590,00.'));
  expect(textOf('Barbeiro')).toContain('Há 3 vagas; antes havia 12.');
  await waitFor(() => expect(textOf('Cozinheiro')).toBe('CozinheiroNada mudou desde que você escolheu.'));
  await waitFor(() => expect(textOf('Doceiro')).toBe('DoceiroEsta turma saiu da programação.'));
  expect(section.getByRole('link', { name: 'Barbeiro' })).toHaveAttribute('href', '/detalhes/1?turma=7');
  expect(section.getByRole('link', { name: 'Cursos salvos (2)' })).toHaveAttribute('href', '/cursos-salvos');
  expect(section.getByRole('link', { name: 'Comparar 2 cursos' })).toHaveAttribute(
    'href',
    '/comparar-cursos?ids=2-8,1-7',
  );
  expect(await accessibilityProblems(screen.getByRole('region', { name: 'Continue de onde parou' }))).toEqual(
    [],
  );
});

it('keeps the way to a course that cannot be checked, and checks again when asked to', async () => {
  mockApi({ 'GET /courses-sig/1': respondWithError(500, {}) });
  const section = await open([picks.barber], []);
  const retry = await section.findByRole('button', { name: 'Tentar de novo' });
  expect(section.getByRole('link', { name: 'Barbeiro' })).toBeVisible();
  mockApi({ 'GET /courses-sig/1': aCourse({ id: 1, classes: [barber] }) });
  await userEvent.click(retry);
  expect(await section.findByText('Nada mudou desde que você escolheu.')).toBeVisible();
});

it('is nothing for visitors who have picked nothing, on the server, and once the last one is removed', async () => {
  expect(serverHtml(<PickedCourses />)).toBe('');
  mockApi({ 'GET /courses-sig/1': aCourse({ id: 1, classes: [barber] }) });
  await open([picks.barber], []);
  togglePick('saved', picks.barber);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue de onde parou' })).toBeNull());
});
