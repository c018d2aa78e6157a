import { toast } from '@portal/runtime/toasts';
import { getMissingConsent } from '@portal/shared/validators/consent';

/** Asks in passing for the consent that alone keeps a form from being sent (A 5.3, B 5). A form's `onInvalid`. */
export function showConsentToast(refusals: readonly string[]): void {
  const text = getMissingConsent(refusals);
  if (text) toast(text);
}
