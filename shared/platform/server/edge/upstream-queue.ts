import PQueue from 'p-queue';

interface UpstreamQueueOptions {
  /** Maximum number of requests in flight, over all networks. */
  maxInFlight: number;
  maxInFlightPerNetwork: number;
  /** Maximum number of queued requests, over all networks. */
  maxQueued: number;
  maxQueuedPerNetwork: number;
  queueTimeoutMs: number;
}

/** Thrown if the queue is full, or if a request was queued for too long. */
export class UpstreamBusyError extends Error {}

/** Sends a request as soon as its network and the upstream have room. */
export type UpstreamQueue = <Result>(network: string, send: () => Promise<Result>) => Promise<Result>;

/** Limits the requests to one upstream, so that one network cannot use up its connections. */
export function createUpstreamQueue({
  maxInFlight,
  maxInFlightPerNetwork,
  maxQueued,
  maxQueuedPerNetwork,
  queueTimeoutMs,
}: UpstreamQueueOptions): UpstreamQueue {
  const upstream = new PQueue({ concurrency: maxInFlight });
  const networks = new Map<string, { queue: PQueue; requests: number }>();
  let queued = 0;

  function enterNetwork(name: string) {
    const network = networks.get(name) ?? {
      queue: new PQueue({ concurrency: maxInFlightPerNetwork }),
      requests: 0,
    };
    network.requests += 1;
    networks.set(name, network);
    return network;
  }

  /**
   * @param name network whose requests share one limit
   * @throws UpstreamBusyError if the queue is full, or if the timeout ends before the request is sent
   */
  return async function run(name, send) {
    const others = networks.get(name)?.queue.size ?? 0;
    if (queued >= maxQueued || others >= maxQueuedPerNetwork)
      throw new UpstreamBusyError('The queue is full');
    queued += 1;
    const network = enterNetwork(name);
    const timeout = new AbortController();
    const { signal } = timeout;
    const timer = setTimeout(() => timeout.abort(new UpstreamBusyError('Queued too long')), queueTimeoutMs);
    let isQueued = true;
    function leaveQueue(): void {
      clearTimeout(timer);
      if (isQueued) queued -= 1;
      isQueued = false;
    }
    function sendNow() {
      leaveQueue();
      return send();
    }
    try {
      return await network.queue.add(() => upstream.add(sendNow, { signal }), { signal });
    } finally {
      leaveQueue();
      network.requests -= 1;
      if (network.requests === 0) networks.delete(name);
    }
  };
}
