import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

const documents = { terms: 'd/termos.pdf', privacy_policy: 'd/politica.pdf' };

it.each<[string, string | null, number, string, Answers]>([
  ['/psa', null, 1, 'the settings alone', { 'GET /settings': documents }],
  ['/FaleConosco', 'Certificados', 3, 'the home data', { 'GET /home': { settings: documents } }],
])(
  'the contact form on %s, subject %j, sends %i once all is well, its documents from %s, and keeps what was typed until then',
  async (path, subject, matter, _source, settings) => {
    let answer = respondWithError(422, { message: 'Confira.', data: { nif: ['CPF recusado'] } });
    const received = mockApi({
      ...settings,
      'GET /cities': [{ id: 7, title: 'Macapá', state: { letter: 'AP' } }],
      'GET /psa-matters': [{ id: 3, name: 'Certificados' }],
      'POST /psa-tickets': () => answer(),
    });
    const sent = () => received.filter(({ call }) => call === 'POST /psa-tickets').map(({ body }) => body);
    const { user, address } = await openRoute(routes, path);
    await user.type(await screen.findByLabelText('Nome completo'), 'Maria 2 da Silva');
    await user.type(screen.getByLabelText('Celular'), '096 99123-4567');
    await user.type(screen.getByLabelText('CPF ou CNPJ'), '52998224725');
    await user.type(screen.getByLabelText(/^Mensagem/), 'Quero um curso.');
    await user.type(screen.getByRole('combobox', { name: 'Cidade' }), 'macapa');
    await user.click(await screen.findByRole('option', { name: 'Macapá - AP' }));
    if (subject) await user.selectOptions(screen.getByLabelText('Assunto'), subject);
    else expect(screen.queryByLabelText('Assunto')).not.toBeInTheDocument();

    // A long e-mail address is not cut to a different one.
    const email = screen.getByLabelText('E-mail');
    const long = 'maria.aparecida.do.nascimento@escola.exemplo.com.br';
    await user.click(email);
    await user.paste(long);
    expect(email).toHaveValue(long);
    const send = screen.getByRole('button', { name: 'Enviar' });
    await user.click(send);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Use no máximo 40 caracteres/));
    await user.clear(email);
    await user.type(email, 'maria@exemplo.com');

    await user.click(send);
    const inPassing = { selector: '[role=status] > p' };
    expect(await screen.findByText('Leia e aceite o termo para continuar.', inPassing)).toBeVisible();
    await acceptDocument(user, /termos/);
    await acceptDocument(user, /política/);
    expect(sent()).toEqual([]);
    await user.click(send);
    expect(await screen.findByText('CPF recusado')).toBeVisible();
    expect(email).toHaveValue('maria@exemplo.com');

    answer = () => Response.json({ data: null, message: 'Recebido!' });
    await user.click(send);
    const dialog = await screen.findByRole('dialog', { name: 'Sucesso!' });
    expect(dialog).toHaveTextContent('Recebido!');
    expect(sent().at(-1)).toEqual({
      full_name: 'Maria  da Silva',
      psa_department_id: 2,
      psa_matter_id: matter,
      city_id: 7,
      phone: '96991234567',
      email: 'maria@exemplo.com',
      nif: '52998224725',
      message: 'Quero um curso.',
      status: 1,
    });
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(address()).toBe('/'));
  },
);

it.each(['/FaleConosco', '/psa'])('%s has phone, WhatsApp and hours of the first unit', async (path) => {
  mockApi({
    'GET /home': { settings: {} },
    'GET /units': [
      {
        name: 'Macapá',
        phone: '9632140100',
        whatsapp: '96991400100',
        opening_hours: ['Segunda a sexta, 8h às 21h'],
      },
    ],
  });
  await openRoute(routes, path);
  const region = within(await screen.findByRole('region', { name: /Unidade Macapá/ }));
  expect(region.getByRole('link', { name: '(96) 3214-0100' })).toHaveAttribute('href', 'tel:+559632140100');
  expect(region.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  expect(region.getByText('Segunda a sexta, 8h às 21h')).toBeVisible();
});

it('the contact page shows no contact of a unit that the server does not know', async () => {
  mockApi({ 'GET /home': { settings: {} }, 'GET /units': [] });
  await openRoute(routes, '/psa');
  expect(await screen.findByRole('heading', { name: 'Antes de escrever' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Unidade/ })).toBeNull();
});
