import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { sha256 } from '../http/secrets.ts';
import { privateFile, privateFolder } from '../private-folder.ts';
import type { Mail, SendMail } from './outbox.repository.ts';

/** Destination of mails. */
export type Mailer = {
  send: SendMail;
  /** Closes its connections once nothing is being sent. */
  close: () => void;
};

/** Maximum time of one mail with its wait for a connection; a batch of `claimDue` on a slow server takes minutes. */
const SEND_TIMEOUT_MS = 5 * 60_000;

/** Sends mail through an SMTP server, over a few persistent connections. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    maxMessages: 100,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      // `socketTimeout` never expires for a server that sends a byte now and then.
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      await transport.sendMail({ ...toMessage(mail, from), signal });
    },
    close: () => transport.close(),
  };
}

/** Writes mail as .eml files into a private folder: the default without an SMTP server. */
export async function folderMailer(folder: string, from: string): Promise<Mailer> {
  await privateFolder(folder);
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send: SendMail = async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, from));
    const file = join(folder, `${mail.key.replace(/[^\w-]/g, '_')}.eml`);
    await writeFile(file, message as Buffer, { mode: privateFile });
  };
  return { send, close: () => {} };
}

/** Deletes mail files that are older than a date. */
export async function deleteOldMails(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = join(folder, name);
    if ((await stat(file)).mtime < before) await rm(file, { force: true });
  }
}

/** The id of a key lets recipients recognise a duplicate; absence notes do not answer automatic mails (RFC 3834). */
const toMessage = (mail: Mail, from: string) => ({
  from,
  to: mail.recipient,
  subject: mail.subject,
  text: mail.body,
  html: mail.html,
  messageId: `<${sha256(mail.key)}@${/@([^\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
