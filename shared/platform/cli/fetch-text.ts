const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Returns the text of a URL, or null if there is none (404).
 * @throws Error for any other response, and after a timeout
 */
export async function fetchTextIfFound(url: string): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.text();
}

/** @throws Error also if there is none */
export async function fetchText(url: string): Promise<string> {
  const text = await fetchTextIfFound(url);
  if (text === null) throw new Error('it answers 404');
  return text;
}
