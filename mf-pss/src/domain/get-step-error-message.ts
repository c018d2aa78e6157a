import * as messages from '@portal/contract/validators/messages';

/**
 * Returns the toast of a rejected step (B 5): missing fields if there are any, or else the first error.
 * @param refusals messages of the fields
 */
export function getStepErrorMessage(refusals: readonly string[]): string {
  const isMissing = refusals.includes(messages.required) || refusals.includes(messages.cityRequired);
  return (isMissing ? null : refusals[0]) ?? messages.allFields;
}
