import { externalRegistration } from '@portal/contract/institution/links';
import { psg } from './psg.ts';

export type RegistrationLink = { kind: 'notice'; path: string } | { kind: 'external'; url: string };

/** Returns the link of "Inscrever-se" of a process (A 2.8). */
export function registrationLink(process: {
  id: number;
  external_registration_url: string | null;
}): RegistrationLink {
  if (process.external_registration_url) return { kind: 'external', url: process.external_registration_url };
  if (process.id === externalRegistration.processId)
    return { kind: 'external', url: externalRegistration.url };
  return { kind: 'notice', path: psg.noticePath(process.id) };
}
