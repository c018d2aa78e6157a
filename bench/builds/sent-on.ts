/**
 * @param metricsUrl of the edge
 * @returns how many requests for hashed files it has sent to another host so far, after one had not answered as it should
 */
export async function sentOn(metricsUrl: string): Promise<number> {
  const figures = await (await fetch(metricsUrl)).text();
  return Number(/^haproxy_backend_redispatch_warnings_total\{proxy="files"\} (\d+)$/m.exec(figures)?.[1]);
}
