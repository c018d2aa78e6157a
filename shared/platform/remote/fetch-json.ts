/** On a slow network other files delay these few kilobytes. */
const TIMEOUT_MS = 60_000;

/** @throws if the server is unreachable or its response is invalid */
export async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json() as Promise<Content>;
}
