import PQueue from 'p-queue';

/** Maximum number of requests in flight, over all networks. */
export const MAX_IN_FLIGHT = 128;
/** Half of the connections: enough for a school or mobile carrier behind one IP address, which cannot take all. */
export const MAX_IN_FLIGHT_PER_NETWORK = 64;
/** Maximum number of queued requests, over all networks. */
const MAX_QUEUED = 1_024;
/** Half of the queue, so that a burst from one IP address does not displace the requests of others. */
export const MAX_QUEUED_PER_NETWORK = 512;
export const QUEUE_TIMEOUT_MS = 10_000;

/** Thrown if the queue is full, or if a request was queued for too long. */
export class UpstreamBusyError extends Error {}

/** Sends a request as soon as its network and the upstream have room. */
export type UpstreamQueue = <Result>(network: string, send: () => Promise<Result>) => Promise<Result>;

/** Limits the requests to one upstream, so that one network cannot use up its connections. */
export function createUpstreamQueue(): UpstreamQueue {
  const upstream = new PQueue({ concurrency: MAX_IN_FLIGHT });
  const networks = new Map<string, { queue: PQueue; requests: number }>();
  let queued = 0;

  function enterNetwork(name: string) {
    const network = networks.get(name) ?? {
      queue: new PQueue({ concurrency: MAX_IN_FLIGHT_PER_NETWORK }),
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
    if (queued >= MAX_QUEUED || others >= MAX_QUEUED_PER_NETWORK)
      throw new UpstreamBusyError('The queue is full');
    queued += 1;
    const network = enterNetwork(name);
    const timeout = new AbortController();
    const { signal } = timeout;
    const timer = setTimeout(() => timeout.abort(new UpstreamBusyError('Queued too long')), QUEUE_TIMEOUT_MS);
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
