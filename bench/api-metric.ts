/** A figure of an api by its own metrics, such as `process_cpu_seconds_total`. */
export async function apiMetric(metricsPort: number, name: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
}
