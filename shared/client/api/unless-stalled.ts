interface Limit {
  /** Aborts the request once it makes no progress. */
  signal: AbortSignal;
  /** Returns the response; each received part restarts the time. */
  follow<Answer extends object>(response: Answer): Answer;
}

/**
 * Runs a request that may last as long as parts arrive: a slow response is no failure.
 * @throws DOMException `TimeoutError` if nothing arrives in time
 */
export async function unlessStalled<Result>(
  stallMs: number,
  run: (limit: Limit) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(new DOMException('Nothing arrived', 'TimeoutError'));
  let timer = setTimeout(abort, stallMs);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, stallMs);
  };
  function follow<Answer extends object>(response: Answer): Answer {
    restart();
    const { body } = response as Partial<Response>;
    if (!body) return response;
    const parts = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, stream) {
        restart();
        stream.enqueue(part);
      },
    });
    return new Response(body.pipeThrough(parts), response as unknown as Response) as unknown as Answer;
  }
  try {
    return await run({ signal, follow });
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Replaces `AbortSignal.any`, which iOS 16 lacks. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}
