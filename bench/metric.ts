/**
 * A figure of a server by its own metrics.
 * @param url where Prometheus reads them
 * @param name such as `process_cpu_seconds_total`, with its labels where it has some
 */
export async function metric(url: string, name: string): Promise<number> {
  const lines = (await (await fetch(url)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
}
