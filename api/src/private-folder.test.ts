import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { folderMailer } from './mail/mailer.ts';
import { privateFolder } from './private-folder.ts';
import { filesOpenToOthers } from './testing/files-open-to-others.ts';

const root = temporaryFolder();
await chmod(root, 0o755);

it('closes a folder that was open, and what is in it', async () => {
  const folder = join(root, 'old');
  await mkdir(join(folder, 'inner'), { recursive: true, mode: 0o755 });
  await writeFile(join(folder, 'inner/mail.eml'), 'x', { mode: 0o644 });
  await privateFolder(folder);
  expect(await filesOpenToOthers(folder)).toEqual([]);
});

it('keeps the outbox to the owner', async () => {
  const folder = join(root, 'data/outbox');
  const { send } = await folderMailer(folder, 'portal@exemplo.br');
  await send({ key: 'reset:1', recipient: 'ana@exemplo.br', subject: 'Código', body: 'ABC', html: 'ABC' });
  expect(await filesOpenToOthers(folder)).toEqual([]);
});
