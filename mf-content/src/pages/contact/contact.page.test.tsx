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

async function fill(answer: () => Response) {
  const received = serve({ ...answers, 'POST /psa-tickets': answer });
  const { user } = await openRoute(routes, '/psa');
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
  const { received, user } = await fill(() => Response.json({ data: null, message: 'Recebido!' }));
  expect(screen.queryByLabelText('Assunto')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findAllByText('Leia e aceite o termo para continuar.')).not.toEqual([]);
  expect(received.some(({ call }) => call.startsWith('POST'))).toBe(false);
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
  const { user } = await fill(refuse(422, { message: 'Confira.', data: { nif: ['CPF recusado'] } }));
  await acceptDocument(user, /termos/);
  await acceptDocument(user, /política/);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('CPF recusado')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('maria@exemplo.com');
});
