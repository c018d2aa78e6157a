import { hash } from 'node:crypto';

/** What people call a team's public key by, in lists and logs: the beginning of its SHA-256. */
export const keyId = (publicKey: string): string => hash('sha256', publicKey.trim()).slice(0, 12);
