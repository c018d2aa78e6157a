import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

const answers = {
  'GET /home': { settings: { terms: 'd/termos.pdf', privacy_policy: 'd/politica.pdf' } },
  'GET /cities': [{ id: 7, title: 'Macapá', state: { letter: 'AP' } }],
  'GET /psa-matters': [{ id: 3, name: 'Certificados' }],
};

it('tells every missing field in the words of the specification', async () => {
  serve(answers);
  const { user } = await openRoute(routes, '/FaleConosco');
  await user.click(await screen.findByRole('button', { name: 'Enviar' }));
  for (const message of [
    'Nome obrigatório',
    'Cidade obrigatória',
    'Celular obrigatório',
    'E-mail obrigatório',
    'CNPJ obrigatório',
  ]) {
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
});

async function fill(path: string, refused?: () => Response) {
  const received = serve({
    ...answers,
    'POST /psa-tickets': refused ?? (() => Response.json({ data: null, message: 'Recebido!' })),
  });
  const { user } = await openRoute(routes, path);
  await user.type(await screen.findByLabelText('Nome completo'), 'Maria 2 da Silva');
  await user.type(screen.getByLabelText('Celular'), '96991234567');
  await user.type(screen.getByLabelText('E-mail'), 'maria@exemplo.com');
  await user.type(screen.getByLabelText('CPF ou CNPJ'), '52998224725');
  await user.type(screen.getByLabelText(/^Mensagem/), 'Quero um curso.');
  await user.type(screen.getByRole('combobox', { name: 'Cidade' }), 'macapa');
  await user.click(await screen.findByRole('option', { name: 'Macapá - AP' }));
  return { received, user };
}

it('on /psa sends subject 1 once terms and policy are accepted, and shows the answer', async () => {
  const { received, user } = await fill('/psa');
  expect(screen.queryByLabelText('Assunto')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect((await screen.findAllByText('Leia e aceite o termo para continuar.')).length).toBeGreaterThan(0);
  await acceptDocument(user, /termos/);
  await acceptDocument(user, /política/);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sucesso!' });
  expect(dialog).toHaveTextContent('Recebido!');
  expect(received.find(({ call }) => call === 'POST /psa-tickets')?.body).toEqual({
    full_name: 'Maria  da Silva',
    psa_department_id: 2,
    psa_matter_id: 1,
    city_id: 7,
    phone: '96991234567',
    email: 'maria@exemplo.com',
    nif: '52998224725',
    message: 'Quero um curso.',
    status: 1,
  });
});

it('keeps what was typed when the server refuses', async () => {
  const { user } = await fill('/psa', refuse(422, { message: 'Confira.', data: { nif: ['CPF recusado'] } }));
  await acceptDocument(user, /termos/);
  await acceptDocument(user, /política/);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('CPF recusado')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('maria@exemplo.com');
});
