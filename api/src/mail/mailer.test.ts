import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { folderMailer } from './mailer.ts';

const folder = temporaryFolder();

it('writes a mail into the folder once, however often it is sent', async () => {
  const send = await folderMailer(join(folder, 'outbox'), 'portal@exemplo.br');
  const mail = {
    key: '../reset:1',
    recipient: 'ana@exemplo.br',
    subject: 'Código',
    body: 'ABC',
    html: '<p>ABC</p>',
  };
  await send(mail);
  await send(mail);
  const [name = '', ...others] = await readdir(join(folder, 'outbox'));
  expect(others).toEqual([]);
  const message = await readFile(join(folder, 'outbox', name), 'utf8');
  expect(message).toMatch(/^To: ana@exemplo\.br\r?$/m);
  expect(message).toMatch(/^Message-ID: <[\w-]{43}@portal>\r?$/m);
  const [plain, rich] = ['text/plain', 'text/html'].map((type) => message.indexOf(`Content-Type: ${type}`));
  expect(message).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(rich).toBeGreaterThan(plain ?? 0);
  expect(plain).toBeGreaterThan(0);
});
