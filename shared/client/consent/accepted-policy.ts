import { keys } from '../session/session-keys.ts';
import { tabStorage } from '../storage/storage.ts';

/** Stores the version of the privacy policy that the visitor has just accepted; null if the server names none. */
export function storeAcceptedPolicy(version: string | null): void {
  if (version === null) tabStorage.remove(keys.policy);
  else tabStorage.write(keys.policy, version);
}

/** Returns the header that proves consent: the accepted version. Other servers ignore it; without a version, there is none. */
export function consentHeaders(): { 'x-policy-version'?: string } {
  const version = tabStorage.read(keys.policy);
  return version === null ? {} : { 'x-policy-version': version };
}
