import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export const digest = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
