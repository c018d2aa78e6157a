import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

it('is revalidated each time, may handle every page of the portal and every saved file, and fetches from no other server', async () => {
  const assets = temporaryFolder();
  await writeFile(path.join(assets, 'service-worker.js'), 'the worker');
  const app = Fastify();
  registerServiceWorker(app, { assets });
  const { headers, body } = await app.inject('/senac-portal/assets/service-worker.js');
  expect(body).toBe('the worker');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'service-worker-allowed': '/',
  });
});
