import type { MessagePort } from 'node:worker_threads';
import { errorText } from '@portal/shared/server/error-text';
import type { Questions } from './protocol.ts';

type Kind = keyof Questions;
interface Asked {
  id: number;
  kind: Kind;
  given: never;
}
interface Answered {
  id: number;
  value?: unknown;
  error?: string;
}

/** Asks by messages: the worker's side. */
export function createAsk(port: MessagePort) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  port.on('message', ({ id, value, error }: Answered) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(new Error(error));
  });
  return function ask<K extends Kind>(kind: K, given: Parameters<Questions[K]>[0]): ReturnType<Questions[K]> {
    const asked = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, asked);
    port.postMessage({ id: last, kind, given });
    return asked.promise as ReturnType<Questions[K]>;
  };
}

/** Answers a worker's questions as long as it lives: the main thread's side. */
export function answerQuestions(port: MessagePort, questions: Questions): void {
  port.on('message', async ({ id, kind, given }: Asked) => {
    port.postMessage(
      await questions[kind](given).then(
        (value): Answered => ({ id, value }),
        (error: unknown): Answered => ({ id, error: errorText(error) }),
      ),
    );
  });
  port.unref();
}
