import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { sha256 } from '../http/secrets.ts';
import { privateFile, privateFolder } from '../private-folder.ts';
import type { Mail, SendMail } from './outbox.ts';

/** Sends mail through an SMTP server. */
export function smtpMailer(url: string, from: string): SendMail {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return async (mail) => {
    await transport.sendMail(messageOf(mail, from));
  };
}

/** Writes mail as .eml files into a folder of the owner's: the default, where there is no SMTP server. */
export async function folderMailer(folder: string, from: string): Promise<SendMail> {
  await privateFolder(folder);
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    const file = join(folder, `${mail.key.replace(/[^\w-]/g, '_')}.eml`);
    await writeFile(file, message as Buffer, { mode: privateFile });
  };
}

/** Deletes the files of mails that were written before a moment. */
export async function deleteOldMails(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = join(folder, name);
    if ((await stat(file)).mtime < before) await rm(file, { force: true });
  }
}

/** The message id follows from the key: a mail that is sent twice is recognised by its receiver. */
const messageOf = (mail: Mail, from: string) => ({
  from,
  to: mail.recipient,
  subject: mail.subject,
  text: mail.body,
  // A mail that was written before there was HTML has none.
  html: mail.html || undefined,
  messageId: `<${sha256(mail.key)}@portal>`,
});
