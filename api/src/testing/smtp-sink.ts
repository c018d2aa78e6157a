import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Mail server that accepts all mail immediately. */
export type SmtpSink = {
  url: string;
  /** Received messages. */
  messages: string[];
  /** Returns the number of connections so far. */
  connections: () => number;
  close: () => Promise<void>;
};

/** Starts the server on a free local port. */
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
