import { mockApi, openRoute } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const gallery = {
  id: 31,
  event: 'Formatura',
  status: 'P',
  published_at: '2026-05-04T17:30:00-03:00',
  views: 640,
  cover_image: 'g/1.svg',
  images: [{ image: 'g/1.svg' }, { image: 'g/2.svg' }],
};

it('the list shows published galleries only, and is searched by event on the server', async () => {
  const received = mockApi({ 'GET /galleries': [gallery, { ...gallery, id: 32, status: 'R' }] });
  const { user, address } = await openRoute(routes, '/gallery');
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Ver mais.*Formatura/ })).toHaveAttribute('href', '/gallery/31');
  expect(screen.getByText('640 visualizações')).toBeVisible();
  await user.type(screen.getByLabelText('Buscar um evento'), 'forma');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(address()).toBe('/gallery?event=forma'));
  expect(received.at(-1)?.query.get('event')).toBe('forma');
  expect(await screen.findByText('1 resultado')).toHaveAttribute('role', 'status');
});

it('a gallery counts one view; its images are links to their files, and open enlarged', async () => {
  const received = mockApi({ 'GET /galleries/31': gallery, 'PUT /gallery-views/31': null });
  const { user } = await openRoute(routes, '/gallery/31');
  const link = await screen.findByRole('link', { name: /imagem 2 de 2/ });
  expect(link).toHaveAttribute('href', '/storage/g/2.svg');
  await user.click(link);
  const dialog = within(screen.getByRole('dialog', { name: 'Formatura' }));
  expect(dialog.getByRole('img', { name: 'Formatura, imagem 2 de 2' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Próxima' }));
  expect(dialog.getByRole('img', { name: 'Formatura, imagem 1 de 2' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByRole('img', { name: 'Formatura, imagem 2 de 2' })).toBeVisible();
  await waitFor(() =>
    expect(received.filter(({ call }) => call === 'PUT /gallery-views/31')).toHaveLength(1),
  );
});

it('a picture has its caption and credit, and its file can be downloaded', async () => {
  const images = [{ image: 'g/1.svg', caption: 'A turma na orla', credit: 'Ana Souza' }];
  mockApi({ 'GET /galleries/33': { ...gallery, images }, 'PUT /gallery-views/33': null });
  const { user } = await openRoute(routes, '/gallery/33');
  expect(await screen.findByText('A turma na orla')).toBeVisible();
  expect(screen.getByText('Foto: Ana Souza')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /A turma na orla/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Formatura' }));
  expect(dialog.getByText('Foto: Ana Souza')).toBeVisible();
  const download = dialog.getByRole('link', { name: 'Baixar imagem' });
  expect(download).toHaveAttribute('href', '/storage/g/1.svg');
  expect(download).toHaveAttribute('download');
});

it('an unpublished gallery is not found at its path either, and counts no view', async () => {
  const received = mockApi({ 'GET /galleries/31': { ...gallery, status: 'R' } });
  await openRoute(routes, '/gallery/31');
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(screen.queryByText('Formatura')).toBeNull();
  expect(received.map(({ call }) => call)).not.toContain('PUT /gallery-views/31');
});
