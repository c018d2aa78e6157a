import { acceptDocument } from '@portal/tooling/testing/accept-document';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../routes.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the contact form', () => {
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

  it('says that an e-mail is too long, and cuts it into no other', async () => {
    const { received, user } = await fill(refuse(500, {}));
    const email = screen.getByLabelText('E-mail');
    const long = 'maria.aparecida.do.nascimento@escola.exemplo.com.br';
    await user.clear(email);
    await user.click(email);
    await user.paste(long);
    expect(email).toHaveValue(long);
    await acceptDocument(user, /termos/);
    await acceptDocument(user, /política/);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Use no máximo 40 caracteres/));
    expect(received.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('keeps what was typed when the server refuses', async () => {
    const { user } = await fill(refuse(422, { message: 'Confira.', data: { nif: ['CPF recusado'] } }));
    await acceptDocument(user, /termos/);
    await acceptDocument(user, /política/);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('CPF recusado')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('maria@exemplo.com');
  });
});

describe('frequent questions', () => {
  const faqs = [{ question: 'Quem pode participar?', answer: '<p>Quem precisa.</p>', type: 2 }];
  Element.prototype.scrollIntoView = () => {};

  it('opens the tab of the address, and keeps the tab in the address', async () => {
    const received = serve({ 'GET /faqs': faqs });
    const { user, address } = await openRoute(routes, '/faq?tipo=2');
    expect(await screen.findByRole('link', { name: 'Gratuidade' })).toHaveAttribute('aria-current', 'page');
    expect(received[0]?.query.get('type')).toBe('2');
    await user.click(screen.getByRole('link', { name: 'Senac' }));
    await waitFor(() => expect(address()).toBe('/faq?tipo=5'));
    expect(received.at(-1)?.query.get('type')).toBe('5');
  });

  it('opens the question that the address names', async () => {
    serve({ 'GET /faqs': faqs });
    await openRoute(routes, '/faq?tipo=2#quem-pode-participar');
    await waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('open'));
  });

  it('says when a subject has no questions', async () => {
    serve({ 'GET /faqs': [] });
    await openRoute(routes, '/faq');
    expect(await screen.findByText('Não há perguntas neste assunto no momento.')).toBeVisible();
  });
});

describe('a poll', () => {
  const poll = {
    id: 7,
    name: 'Qual horário?',
    is_active: 1,
    alternatives: ['Manhã', 'Noite'],
    results: { Manhã: 1, Noite: 2 },
    total_votes: 3,
  };
  const closed = { ...poll, id: 8, name: 'Como nos conheceu?', is_active: 2 };

  it('asks for an alternative, sends it, reads the polls again and shows the results', async () => {
    const received = serve({ 'GET /questions': [poll], 'PUT /questions/7': null });
    const { user } = await openRoute(routes, '/survey');
    await user.click(await screen.findByRole('button', { name: 'Votar' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Por favor, selecione uma alternativa antes de votar.',
    );
    expect(received).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Noite' }));
    await user.click(screen.getByRole('button', { name: 'Votar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 votos · 66,67%')).toBeVisible();
    expect(received.slice(1).map(({ call, body }) => [call, body])).toEqual([
      ['PUT /questions/7', { answer: 'Noite' }],
      ['GET /questions', null],
    ]);
  });

  it('votes as the same browser again in one poll, and as another in the next', async () => {
    const polls = [poll, { ...poll, id: 9, name: 'Qual dia?' }];
    const received = serve({ 'GET /questions': polls, 'PUT /questions/7': null, 'PUT /questions/9': null });
    for (const name of ['Qual horário?', 'Qual horário?', 'Qual dia?']) {
      const { user, unmount } = await openRoute(routes, '/survey');
      const form = within(await screen.findByRole('group', { name }));
      await user.click(form.getByRole('radio', { name: 'Noite' }));
      const index = polls.findIndex((each) => each.name === name);
      await user.click(screen.getAllByRole('button', { name: 'Votar' })[index] as HTMLElement);
      await screen.findByRole('dialog');
      unmount();
    }
    const [first, again, other] = received
      .filter(({ call }) => call.startsWith('PUT'))
      .map(({ headers }) => headers.get('x-voter'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('says why a vote was refused', async () => {
    serve({
      'GET /questions': [poll],
      'PUT /questions/7': refuse(409, { message: 'Você já votou.', data: {} }),
    });
    const { user } = await openRoute(routes, '/survey');
    await user.click(await screen.findByRole('radio', { name: 'Noite' }));
    await user.click(screen.getByRole('button', { name: 'Votar' }));
    expect(await screen.findByText('Você já votou.')).toBeVisible();
  });

  it('shows closed polls with their results and no way to vote', async () => {
    serve({ 'GET /questions': [closed] });
    await openRoute(routes, '/survey');
    expect(await screen.findByText('Não há enquetes em andamento.')).toBeVisible();
    const result = within(screen.getByRole('region', { name: 'Como nos conheceu?' }));
    expect(result.getByText('1 voto · 33,33%')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Votar' })).not.toBeInTheDocument();
  });
});
