import { ApiError } from '@portal/client/api';
import { toast, useToasts } from '@portal/client/toasts';
import * as messages from '@portal/contract/validators/messages';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt, serverHtml } from '@portal/tooling/testing/render';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../fields/fields.tsx';
import { listErrors, withLabel, withRow } from './error-summary.tsx';
import { Form, SubmitButton, toFormErrors } from './form.tsx';

const schema = z.object({
  full_name: z.string().check(z.minLength(1, messages.nameRequired)),
  subject: z.string().check(z.minLength(1, messages.required)),
  message: z.string().check(z.minLength(1, messages.required)),
});
const empty = { full_name: '', subject: '', message: '' };
const filled = { full_name: 'Maria', subject: 'Cursos', message: 'Olá' };

type Send = Parameters<typeof Form<z.output<typeof schema>, z.input<typeof schema>>>[0]['onSubmit'];

const contact = (onSubmit: Send, values = empty) => (
  <Form schema={schema} defaultValues={values} onSubmit={onSubmit}>
    {/* Not in the schema's order: the summary follows the page. */}
    <TextField name="subject" label="Assunto" />
    <TextField name="full_name" label="Nome completo" hint="Como no documento." />
    <TextField name="message" label="Mensagem" />
    <SubmitButton>Confirmar</SubmitButton>
  </Form>
);

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
const summary = () => screen.getByRole('alert');

it('lists what is missing in the order of the page, and takes the focus after each refused attempt', async () => {
  const send = vi.fn();
  const { container } = renderAt(contact(send));
  await submit();
  expect(within(summary()).getByRole('heading', { name: 'Há 3 problemas' })).toBeVisible();
  const links = within(summary()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Assunto: informe este campo',
    'Nome completo: informe este campo',
    'Mensagem: informe este campo',
  ]);
  const name = screen.getByRole('textbox', { name: 'Nome completo' });
  expect(name).toHaveAccessibleDescription('Como no documento. Erro: Nome obrigatório');
  expect(name).toBeInvalid();
  expect(await accessibilityProblems(container)).toEqual([]);
  expect(summary().parentElement).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Nome completo: informe este campo' }));
  expect(name).toHaveFocus();
  await userEvent.keyboard('Maria{Enter}');
  expect(summary().parentElement).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('another attempt removes the toasts of the last one that would disappear by themselves', async () => {
  toast('Senha inválida.', { tone: 'error' });
  toast('Inscrição realizada.', { duration: Number.POSITIVE_INFINITY });
  renderAt(contact(vi.fn(), filled));
  await submit();
  const { result } = renderHook(useToasts);
  expect(result.current.map(({ text }) => text)).toEqual(['Inscrição realizada.']);
});

it('prefixes the page title with "Erro: " until it is corrected', async () => {
  document.title = 'Fale Conosco';
  renderAt(contact(vi.fn(), { ...filled, subject: '' }));
  await submit();
  expect(document.title).toBe('Erro: Fale Conosco');
  await userEvent.type(screen.getByRole('textbox', { name: 'Assunto' }), 'Cursos');
  expect(document.title).toBe('Fale Conosco');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends valid values once while the first request is in flight, and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  renderAt(contact(send, filled));
  await submit();
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith(filled, expect.anything());
  expect(screen.getByText('Enviando…')).toHaveAttribute('role', 'status');
  resolve();
  await waitFor(() => expect(screen.queryByText('Enviando…')).toBeNull());
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

it('shows a refusal of the server at its field and keeps what was typed', async () => {
  const fields = { full_name: ['Nome já existente.'], password: ['Não mostrado'] };
  renderAt(contact(() => Promise.reject(new ApiError('http', { status: 422, fields })), filled));
  await submit();
  expect(within(summary()).getByRole('link', { name: 'Nome completo: nome já existente.' })).toBeVisible();
  expect(summary().parentElement).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Maria');
});

it('shows a failure to send and can be resubmitted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
  renderAt(contact(send, filled));
  await submit();
  expect(summary()).toHaveTextContent('Não foi possível enviar.');
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps text typed before hydration, with the masks of its fields', async () => {
  const tax = z.object({ nif: z.string(), message: z.string() });
  const send = vi.fn();
  const form = (
    <Form schema={tax} defaultValues={{ nif: '', message: '' }} onSubmit={send}>
      <TextField name="nif" label="CPF" mask="cpf" />
      <TextField name="message" label="Mensagem" />
      <SubmitButton>Confirmar</SubmitButton>
    </Form>
  );
  await hydrate(form, '/', (served) => {
    const [nif, message] = served.querySelectorAll('input');
    if (nif && message) [nif.value, message.value] = ['52998224725', 'Olá'];
  });
  expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
  expect(screen.getByLabelText('Mensagem')).toHaveValue('Olá');
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toEqual({ nif: '529.982.247-25', message: 'Olá' });
});

it('never puts values into the URL without JavaScript', () => {
  const html = serverHtml(contact(vi.fn()));
  expect(html).toContain('method="post"');
  expect(html).toContain('<noscript>Este formulário precisa de JavaScript para ser enviado.</noscript>');
  expect(html).toMatch(/<button[^>]*aria-disabled="true"/);
});

const refused = (status: number, fields: Record<string, string[]> = {}) =>
  new ApiError('http', { status, serverMessage: 'Recusado.', fields });
const unreached = new ApiError('network');
const fields = ['email', 'password'] as const;

it.each([
  [
    refused(422, { password: ['curta'], email: ['em uso'], other: ['x'] }),
    [
      { field: 'email', text: 'em uso' },
      { field: 'password', text: 'curta' },
    ],
  ],
  [refused(401), [{ field: 'email', text: 'Recusado.' }]],
  [refused(422, { other: ['x'] }), [{ field: 'email', text: 'Recusado.' }]],
  [refused(429), [{ field: null, text: 'Recusado.' }]],
  [unreached, [{ field: null, text: unreached.message }]],
])('%o is said at %j', (error, texts) => {
  expect(toFormErrors(error, fields, 'email')).toEqual(texts);
});

it('assigns an error to no field if none is known to be wrong', () => {
  expect(toFormErrors(refused(422), fields, undefined, 'Erro de validação')).toEqual([
    { field: null, text: 'Erro de validação' },
  ]);
});

const error = (message: string) => ({ type: 'custom', message });

it('finds the errors of rows and of whole lists, those of the whole form first', () => {
  document.body.innerHTML = '<input id="rows.1.course"><input id="email"><input id="rows">';
  const errors = {
    email: error('E-mail inválido'),
    rows: Object.assign([undefined, { course: error('Campo obrigatório') }], {}),
    root: { send: error('Não foi possível enviar.') },
  };
  expect(listErrors(errors as never, (name) => document.getElementById(name))).toEqual([
    { name: undefined, message: 'Não foi possível enviar.' },
    { name: 'rows.1.course', message: 'Campo obrigatório' },
    { name: 'email', message: 'E-mail inválido' },
  ]);
  expect(listErrors({ rows: { root: error('Ao menos uma') } } as never, () => null)).toEqual([
    { name: 'rows', message: 'Ao menos uma' },
  ]);
});

it.each([
  ['Campo obrigatório', 'Senha', 'Senha: informe este campo'],
  ['CNPJ obrigatório', 'CPF ou CNPJ', 'CPF ou CNPJ: informe este campo'],
  ['E-mail é obrigatório.', 'E-mail', 'E-mail: informe este campo'],
  ['CPF inválido', 'CPF ou CNPJ', 'CPF ou CNPJ: CPF inválido'],
  ['Número inválido', 'Celular', 'Celular: número inválido'],
  ['E-mail inválido', 'E-mail', 'E-mail inválido'],
  ['Campo obrigatório', '', 'Campo obrigatório'],
])('"%s" at the field "%s" reads "%s"', (message, label, text) => {
  expect(withLabel(message, label)).toBe(text);
});

it.each([
  ['rows.1.company', 'Experiência 2', 'Experiência 2 – Empresa: Campo obrigatório'],
  ['company', 'Dados da empresa', 'Empresa: Campo obrigatório'],
  ['rows.1.company', undefined, 'Empresa: Campo obrigatório'],
])('the field %s in the section %s is named "%s"', (name, section, text) => {
  expect(withRow('Empresa: Campo obrigatório', name, section)).toBe(text);
});
