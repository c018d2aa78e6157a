import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, SendMail } from './outbox.ts';
import { sha256 } from './secrets.ts';

/** Sends mail through an SMTP server. */
export function smtpMailer(url: string, from: string): SendMail {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return async (mail) => {
    await transport.sendMail(messageOf(mail, from));
  };
}

/** Writes mail as .eml files into a folder: the default, where there is no SMTP server. */
export function folderMailer(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${mail.key.replace(/[^\w-]/g, '_')}.eml`), message as Buffer);
  };
}

/** The message id follows from the key: a mail that is sent twice is recognised by its receiver. */
const messageOf = (mail: Mail, from: string) => ({
  from,
  to: mail.recipient,
  subject: mail.subject,
  text: mail.body,
  messageId: `<${sha256(mail.key)}@portal>`,
});
