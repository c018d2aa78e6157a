import { psg } from './psg.ts';

/** Process with registration on another site, until the server reports the URL (A 9). */
const external = { processId: 47, url: 'https://www.ap.senac.br/psg' };

export type RegistrationLink = { kind: 'notice'; path: string } | { kind: 'external'; url: string };

/** Returns the link of "Inscrever-se" of a process (A 2.8). */
export function registrationLink(process: {
  id: number;
  external_registration_url: string | null;
}): RegistrationLink {
  if (process.external_registration_url) return { kind: 'external', url: process.external_registration_url };
  if (process.id === external.processId) return { kind: 'external', url: external.url };
  return { kind: 'notice', path: psg.noticePath(process.id) };
}
