import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything, at once. */
export type SmtpSink = {
  url: string;
  /** The messages so far, as they came. */
  messages: string[];
  /** How many connections were made. */
  connections: () => number;
  close: () => Promise<void>;
};

/** Starts it on a free port of this machine. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const messages: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, accept) => {
      connections += 1;
      accept();
    },
    onData: (stream, _session, accept) => {
      text(stream).then((message) => {
        messages.push(message);
        accept();
      }, accept);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
