import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import routes from '../routes.tsx';

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

it('frequent questions open by the tab and name in the URL, and keep the tab in it', async () => {
  Element.prototype.scrollIntoView = () => {};
  const faq = { question: 'Quem pode participar?', answer: '<p>Quem precisa.</p>', type: 2 };
  const received = mockApi({
    'GET /faqs': ({ query }) => Response.json({ data: query.get('type') === '2' ? [faq] : [] }),
  });
  const { user, address } = await openRoute(routes, '/faq?tipo=2#quem-pode-participar');
  await waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('open'));
  expect(screen.getByRole('link', { name: 'Gratuidade' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Senac' }));
  expect(await screen.findByText('Não há perguntas neste assunto no momento.')).toBeVisible();
  expect(address()).toBe('/faq?tipo=5');
  expect(received.map(({ query }) => query.get('type'))).toEqual(['2', '5']);
});

const poll = {
  id: 7,
  name: 'Qual horário?',
  is_active: 1,
  alternatives: ['Manhã', 'Noite'],
  results: { Manhã: 1, Noite: 2 },
  total_votes: 3,
};

it('a poll requires an alternative, shows why a vote was rejected, else refetches the polls and shows the results', async () => {
  let answer = respondWithError(409, { message: 'Você já votou.', data: {} });
  const received = mockApi({ 'GET /questions': [poll], 'PUT /questions/7': () => answer() });
  const { user } = await openRoute(routes, '/survey');
  const vote = await screen.findByRole<HTMLButtonElement>('button', { name: 'Votar' });
  // Without scripts, the vote is not sent in the URL.
  expect(vote.form?.method).toBe('post');
  await user.click(vote);
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor, selecione uma alternativa antes de votar.');
  expect(received).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Noite' }));
  await user.click(vote);
  expect(await screen.findByText('Você já votou.')).toBeVisible();
  answer = () => Response.json({ data: null });
  await user.click(vote);
  const dialog = within(await screen.findByRole('dialog', { name: poll.name }));
  expect(dialog.getByText('2 votos · 66,67%')).toBeVisible();
  expect(received.slice(2).map(({ call, body }) => [call, body])).toEqual([
    ['PUT /questions/7', { answer: 'Noite' }],
    ['GET /questions', null],
  ]);
});

it('a poll is voted in as the same browser again, and as another in the next', async () => {
  const polls = [poll, { ...poll, id: 9, name: 'Qual dia?' }];
  const received = mockApi({ 'GET /questions': polls, 'PUT /questions/7': null, 'PUT /questions/9': null });
  for (const index of [0, 0, 1]) {
    const { user, unmount } = await openRoute(routes, '/survey');
    const form = within(await screen.findByRole('group', { name: polls[index]?.name }));
    await user.click(form.getByRole('radio', { name: 'Noite' }));
    await user.click(screen.getAllByRole('button', { name: 'Votar' })[index] as HTMLElement);
    await screen.findByRole('dialog');
    unmount();
  }
  const votes = received.filter(({ call }) => call.startsWith('PUT'));
  const [first, again, other] = votes.map(({ headers }) => headers.get('x-voter'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('closed polls are shown with their results and no way to vote', async () => {
  mockApi({ 'GET /questions': [{ ...poll, is_active: 2 }] });
  await openRoute(routes, '/survey');
  expect(await screen.findByText('Não há enquetes em andamento.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: poll.name })).getByText('1 voto · 33,33%')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Votar' })).not.toBeInTheDocument();
});
