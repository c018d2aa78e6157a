const algorithm = 'AES-GCM';
const IV_BYTES = 12;

/** Creates a non-extractable encryption key. */
export const newSealKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);

/** Encrypts a text, as base64. */
export async function seal(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(text));
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** @throws DOMException if the text was encrypted with another key or changed */
export async function unseal(key: CryptoKey, sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  const iv = bytes.subarray(0, IV_BYTES);
  const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, bytes.subarray(IV_BYTES));
  return new TextDecoder().decode(text);
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
