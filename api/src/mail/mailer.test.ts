import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { folderMailer, smtpMailer } from './mailer.ts';

const folder = temporaryFolder();
const text = { recipient: 'ana@exemplo.br', subject: 'Código', body: 'ABC', html: '<p>ABC</p>' };

it('writes a mail into the folder once, however often it is sent', async () => {
  const { send } = await folderMailer(join(folder, 'outbox'), 'Senac <portal@exemplo.br>');
  const mail = { ...text, key: '../reset:1' };
  await send(mail);
  await send(mail);
  const [name = '', ...others] = await readdir(join(folder, 'outbox'));
  expect(others).toEqual([]);
  const message = await readFile(join(folder, 'outbox', name), 'utf8');
  expect(message).toMatch(/^To: ana@exemplo\.br\r?$/m);
  expect(message).toMatch(/^Message-ID: <[\w-]{43}@exemplo\.br>\r?$/m);
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  const [plain, rich] = ['text/plain', 'text/html'].map((type) => message.indexOf(`Content-Type: ${type}`));
  expect(message).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(rich).toBeGreaterThan(plain ?? 0);
  expect(plain).toBeGreaterThan(0);
});

it('sends many mails at a time over few connections, each with the id of its cause', async () => {
  const { url, messages, connections, close } = await startSmtpSink();
  const mailer = smtpMailer(url, 'portal@exemplo.br');
  await Promise.all(Array.from({ length: 60 }, (_, index) => mailer.send({ ...text, key: `a:${index}` })));
  mailer.close();
  await close();
  for (const message of messages) expect(message).toMatch(/^Message-ID: <\S+@exemplo\.br>$/m);
  const ids = messages.map((message) => /^Message-ID: (.+)$/m.exec(message)?.[1]);
  expect(new Set(ids).size).toBe(60);
  expect(connections()).toBeLessThanOrEqual(5);
});
