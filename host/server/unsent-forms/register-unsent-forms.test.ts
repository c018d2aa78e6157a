import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerUnsentForms } from './register-unsent-forms.ts';

const app = Fastify();
registerUnsentForms(app);
const send = (type: string, payload: string) =>
  app.inject({
    method: 'POST',
    url: '/senac-portal/FaleConosco?assunto="><script>',
    headers: { 'content-type': type },
    payload,
  });

it.each([
  ['application/x-www-form-urlencoded', 'message=Bom+dia&full_name=<script>'],
  ['multipart/form-data; boundary=a', '--a--'],
])('a form sent as %s gets a page that explains that nothing was sent', async (type, payload) => {
  const { statusCode, headers, body } = await send(type, payload);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    415,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('<h1>Nada foi enviado</h1>');
  expect(body).toContain('<a href="tel:+559632140100">(96) 3214-0100</a>');
  expect(body).not.toContain('<script');
});

it('calls with a body of another type get no page', async () => {
  const { statusCode, headers } = await send('application/json', '{}');
  expect(statusCode).toBe(415);
  expect(headers['content-type']).toMatch(/^application\/json/);
});
