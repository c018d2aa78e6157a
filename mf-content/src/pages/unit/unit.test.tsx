import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const units = [
  { name: 'Macapá', address: 'Rua A, 1', phone: '9632140100' },
  {
    name: 'Oiapoque',
    address: 'Rua B, 2',
    phone: '96991400600',
    whatsapp: '96991400601',
    opening_hours: ['Segunda a sexta, 8h às 18h'],
    map_url: 'https://mapa.example/oiapoque',
  },
];
const course = aCourse({
  id: 7,
  title: 'Francês na Fronteira',
  classes: [
    aClass({
      planoDoCursoId: 70,
      nomeUnidadeOperativa: 'Oiapoque',
      dataDeEncerramentoPresencial: '2090-01-01',
    }),
  ],
});

it('has hours, map, phone, WhatsApp and its own open courses, each with a link to its class', async () => {
  const received = mockApi({ 'GET /units': units, 'GET /courses-sig': [course] });
  const { container } = await openRoute(routes, '/unidades/oiapoque');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Unidade Oiapoque');
  expect(screen.getByText('Segunda a sexta, 8h às 18h')).toBeVisible();
  const hrefOf = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(hrefOf(/Ver no mapa/)).toBe('https://mapa.example/oiapoque');
  expect(hrefOf(/99140-0600/)).toBe('tel:+5596991400600');
  expect(hrefOf(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/5596991400601\?text=/);
  expect(await screen.findByRole('link', { name: /Francês/ })).toHaveAttribute(
    'href',
    '/detalhes/7?turma=70',
  );
  expect(received.find(({ call }) => call === 'GET /courses-sig')?.query.get('unit')).toBe('Oiapoque');
  expect(container.querySelector('iframe')).toBeNull();
});

it('shows no vacancies of a class with enrolment only at the unit', async () => {
  const atUnit = course.classes.map((each) => ({ ...each, dataDeEncerramentoOnline: '2020-01-01' }));
  mockApi({ 'GET /units': units, 'GET /courses-sig': [{ ...course, classes: atUnit }] });
  await openRoute(routes, '/unidades/oiapoque');
  expect(
    await screen.findByText(/^Matrícula on-line encerrada em 01\/01\/2020; na unidade até/),
  ).toBeVisible();
  expect(screen.queryByText(/\d vagas/)).toBeNull();
});

it('is linked from the list, which shows a map for the unit whose address is plain text', async () => {
  mockApi({ 'GET /units': units });
  await openRoute(routes, '/unidades');
  expect(await screen.findByRole('link', { name: 'Oiapoque' })).toHaveAttribute('href', '/unidades/oiapoque');
  expect(screen.getAllByRole('link', { name: /Ver no mapa/ })).toHaveLength(1);
});

it('of another name is not found', async () => {
  mockApi({ 'GET /units': units });
  await openRoute(routes, '/unidades/belem');
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver todas as unidades' })).toBeVisible();
});
