import { hash } from 'node:crypto';

/** Returns the id of a team's public key in lists and logs: the start of its SHA-256. */
export const keyId = (publicKey: string): string => hash('sha256', publicKey.trim()).slice(0, 12);
