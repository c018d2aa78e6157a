import { toast } from '@portal/runtime/toasts';
import { askedConsent } from '@portal/shared/validators/consent';

/** Asks in passing for the consent that alone keeps a form from being sent (A 5.3, B 5). A form's `onInvalid`. */
export function askConsent(refusals: readonly string[]): void {
  const text = askedConsent(refusals);
  if (text) toast(text);
}
