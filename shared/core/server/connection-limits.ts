/** Connections of one server at a time, so that its files and memory last. */
export const MAX_CONNECTIONS = 5_000;

/**
 * How long and how much a caller may send, as options of Fastify. Milliseconds and bytes.
 * A form of the portal has less than 20 kB, which the slowest telephone sends in a few seconds.
 */
export const connectionLimits = {
  bodyLimit: 256 * 1024,
  /** From the first byte of a request to its last. */
  requestTimeout: 20_000,
  /** Without a byte in either direction. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
};
