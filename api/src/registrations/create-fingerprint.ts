import { createHash } from 'node:crypto';

/**
 * What tells one form that was sent from any other.
 * @param body as the contract has read it, so that neither spaces nor the order of its fields count
 * @returns SHA-256 in hexadecimal digits
 */
export const createFingerprint = (body: object): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
