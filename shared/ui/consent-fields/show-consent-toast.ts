import { toast } from '@portal/client/toasts';
import { getMissingConsent } from '@portal/contract/validators/consent';

/** Shows a toast if only the consent is missing (A 5.3, B 5). A form's `onInvalid`. */
export function showConsentToast(refusals: readonly string[]): void {
  const text = getMissingConsent(refusals);
  if (text) toast(text);
}
