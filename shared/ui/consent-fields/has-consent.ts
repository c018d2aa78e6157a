import { toast } from '@portal/runtime/toasts';
import { type Consent, missingConsent } from '@portal/shared/validators/consent';

/** The part of a form that shows errors at the boxes. */
interface ConsentForm {
  setError(field: keyof Consent, error: { message: string }): void;
}

/** Whether both documents were accepted; else what is missing is said in passing and stays at its box (A 5.3, B 5). */
export function hasConsent(values: Consent, form: ConsentForm): boolean {
  const missing = missingConsent(values);
  if (!missing) return true;
  toast(missing.text);
  form.setError(missing.field, { message: missing.text });
  return false;
}
