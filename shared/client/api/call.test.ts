import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { findPersonByEmail, findPersonByNif, getProfile, login } from '@portal/contract/endpoints/accounts';
import { registerInterest } from '@portal/contract/endpoints/contact';
import { getCourse, listCourses } from '@portal/contract/endpoints/courses';
import { getContent } from '@portal/contract/endpoints/home';
import { logout } from '@portal/contract/endpoints/logout';
import { listCities } from '@portal/contract/endpoints/units';
import { respondWith, startStubServer } from '@portal/tooling/testing/stub-server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, call, callWithMessage, configureApi } from './api.ts';

const macapa = { id: 1, title: 'Macapá', state: { letter: 'AP' } };

async function failureOf(called: Promise<unknown>): Promise<ApiError> {
  const error = await called.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

let respond: RequestListener;
let server: Awaited<ReturnType<typeof startStubServer>>;

// One server per test: an aborted request may arrive late.
beforeEach(async () => {
  server = await startStubServer((request, response) => respond(request, response));
  const { baseUrl, [Symbol.asyncDispose]: stop } = server;
  const { fetch } = globalThis;
  configureApi({ baseUrl, fetch, token: () => null, onUnauthorized: () => {}, timeoutMs: 10_000 });
  return stop;
});

describe('a request', () => {
  it('carries Accept, and Authorization only with a token (A 7)', async () => {
    respond = respondWith(200, { data: [] });
    await call(listCities);
    configureApi({ token: () => 'abc' });
    await call(listCities);
    expect(server.requests).toMatchObject([
      { headers: { accept: 'application/json' } },
      { headers: { accept: 'application/json', authorization: 'Bearer abc' } },
    ]);
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('fills the path, leaves blank filters out and adds headers', async () => {
    respond = respondWith(200, { data: null });
    await call(listCourses, { query: { axis_technology: 'Saúde & Beleza', unit: '', title: undefined } });
    const headers = { 'x-birthdate': '1990-01-31' };
    await call(findPersonByNif, { query: { nif: '52998224725' }, headers });
    await failureOf(call(getContent, { params: { slug: 'a/b ção' } }));
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/v1/courses-sig?axis_technology=Sa%C3%BAde+%26+Beleza',
      '/api/v1/get-person-by-nif?nif=52998224725',
      '/api/v1/contents/a%2Fb%20%C3%A7%C3%A3o',
    ]);
    expect(server.requests[1]?.headers['x-birthdate']).toBe('1990-01-31');
  });

  it('sends its body as JSON', async () => {
    const sent: string[] = [];
    respond = async (request, response) => {
      sent.push(`${request.method} ${request.headers['content-type']} ${await text(request)}`);
      response.end('{"data":{"user":{"id":"7","full_name":"Ana"},"token":"t"}}');
    };
    const answer = await call(login, { body: { email: 'ana@exemplo.br', password: 'segredo' } });
    expect(sent).toEqual(['POST application/json {"email":"ana@exemplo.br","password":"segredo"}']);
    expect(answer).toMatchObject({ user: { id: 7, full_name: 'Ana' }, token: 't' });
  });

  it('is not made for an id or a slug which names nothing', async () => {
    const byId = ['abc', '0', '-1', '1.5', ''].map((id) => call(getCourse, { params: { id } }));
    for (const called of [...byId, call(getContent, { params: { slug: '..' } })]) {
      expect(await failureOf(called)).toMatchObject({ kind: 'http', status: 404 });
    }
    expect(server.requests).toEqual([]);
  });
});

it('the way a request is made can be replaced, for keeping public answers while rendering on a server', async () => {
  configureApi({ fetch: async () => Response.json({ data: [macapa] }) });
  expect(await call(listCities)).toEqual([macapa]);
  expect(server.requests).toEqual([]);
});

describe('an answer', () => {
  it.each([
    ['data', { data: [macapa] }],
    ['a page of data', { data: { current_page: 1, data: [macapa], total: 1 } }],
    ['a bare list', [macapa]],
    ['an unreadable neighbour', { data: [macapa, { title: 'no id' }, 'x', null] }],
  ])('is read from %s', async (_, body) => {
    respond = respondWith(200, body);
    expect(await call(listCities)).toEqual([macapa]);
  });

  it('may be null or empty', async () => {
    respond = respondWith(200, { data: null });
    expect(await call(findPersonByEmail, { query: { email: 'ana@exemplo.br' } })).toBeNull();
    respond = respondWith(204, '');
    expect(await call(logout)).toBeNull();
  });

  it.each([
    [{ message: 'Recebido!', data: {} }, 'Recebido!'],
    [{ data: { message: 'Recebido!' } }, 'Recebido!'],
    [{ data: { data: { message: 1 } } }, null],
    [{ data: null }, null],
  ])('%j says %j after a success', async (body, message) => {
    respond = respondWith(200, body);
    const fields = { full_name: 'Ana', email: 'a@b.br', nif: '52998224725', phone: '96999123456' };
    const answer = await callWithMessage(registerInterest, { body: { ...fields, course: 'X', city_id: 1 } });
    expect(answer).toEqual({ data: null, message });
  });

  it.each([
    ['an HTML page', '<!doctype html><title>Manutenção</title>'],
    ['half a body', '{"data":[{"id":1'],
    ['nothing', ''],
    ['a text where a list belongs', { data: 'x' }],
    ['an object where a list belongs', { message: 'x' }],
    ['a list of which nothing can be read', { data: [{ title: 'no id' }, null] }],
  ])('is unreadable when it is %s', async (_, body) => {
    respond = respondWith(200, body);
    const message = 'A resposta do servidor não pôde ser lida. Tente de novo.';
    expect(await failureOf(call(listCities))).toMatchObject({ kind: 'unreadable', status: null, message });
  });
});

describe('a failure', () => {
  it.each([
    ['data', { message: 'Dados inválidos.', data: { email: ['E-mail já existente.', 'Outro'] } }],
    ['errors', { message: 'Dados inválidos.', errors: { email: ['E-mail já existente.'] } }],
    ['data with a plain text', { message: 'Dados inválidos.', data: { email: 'E-mail já existente.' } }],
  ])('names its fields in %s', async (_, body) => {
    respond = respondWith(422, body);
    const error = await failureOf(call(listCities));
    expect([error.kind, error.status, error.serverMessage]).toEqual(['http', 422, 'Dados inválidos.']);
    expect([error.firstField('email'), error.firstField('nif')]).toEqual(['E-mail já existente.', null]);
  });

  it.each([
    ['a text', { data: 'Código inválido.' }],
    ['a list', { data: ['Código inválido.', 'Outro'] }],
  ])('has its data as text if that is %s (B 7)', async (_, body) => {
    respond = respondWith(422, body);
    const said = { serverText: 'Código inválido.', serverMessage: null, message: 'Código inválido.' };
    expect(await failureOf(call(listCities))).toMatchObject(said);
  });

  it.each([
    ['HTML', '<h1>502 Bad Gateway</h1>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[1]'],
  ])('of %s has words of its own', async (_, body) => {
    respond = respondWith(502, body);
    const message = 'O servidor não conseguiu atender ao pedido. Tente de novo.';
    const error = await failureOf(call(listCities));
    expect([error.kind, error.status, error.fields, error.message]).toEqual(['http', 502, {}, message]);
  });

  it('is a network error when no server listens', async () => {
    const gone = await startStubServer(respondWith(200, {}));
    await gone[Symbol.asyncDispose]();
    configureApi({ baseUrl: gone.baseUrl });
    expect((await failureOf(call(listCities))).kind).toBe('network');
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect((await failureOf(call(listCities))).kind).toBe('offline');
  });

  it('is a timeout when the response, or the rest of it, does not arrive in time', async () => {
    respond = (request, response) => {
      if (request.url?.endsWith('/auth/profile')) response.write('{"data":');
    };
    configureApi({ timeoutMs: 50 });
    const errors = await Promise.all([failureOf(call(listCities)), failureOf(call(getProfile))]);
    expect(errors.map(({ kind }) => kind)).toEqual(['timeout', 'timeout']);
  });

  it('is an abort when the caller gives up', async () => {
    const controller = new AbortController();
    respond = () => controller.abort();
    expect((await failureOf(call(listCities, { signal: controller.signal }))).kind).toBe('aborted');
  });
});

it('401 ends the session whose token was sent, but not a newer one, nor without a session or during a login', async () => {
  const refused = respondWith(401, { message: 'Sessão expirada.' });
  const onUnauthorized = vi.fn();
  let token: string | null = null;
  respond = refused;
  configureApi({ token: () => token, onUnauthorized });
  await failureOf(call(getProfile));
  token = 'old';
  await failureOf(call(login, { body: { email: 'ana@exemplo.br', password: 'errada' } }));
  respond = (request, response) => {
    token = 'new';
    refused(request, response);
  };
  await failureOf(call(getProfile));
  expect(onUnauthorized).not.toHaveBeenCalled();
  const error = await failureOf(call(getProfile));
  expect([error.status, error.message]).toEqual([401, 'Sessão expirada.']);
  expect(onUnauthorized).toHaveBeenCalledOnce();
});
