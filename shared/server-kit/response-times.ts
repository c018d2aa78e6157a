import { Histogram, type Registry } from 'prom-client';

/** Measures responses by route, as URLs might contain personal data. @returns hook for each response of Fastify */
export function measureResponseTimes(registry: Registry) {
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time of an answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return (
    { method, routeOptions }: { method: string; routeOptions: { url?: string } },
    { statusCode, elapsedTime }: { statusCode: number; elapsedTime: number },
  ) =>
    times.observe({ method, route: routeOptions.url ?? 'unknown', status: statusCode }, elapsedTime / 1000);
}
