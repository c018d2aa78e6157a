import * as messages from '@portal/shared/validators/messages';

/**
 * What is said in passing of a refused step (B 5): that something is missing, only where something is; else the first
 * thing that is wrong.
 * @param refusals the messages of the fields
 */
export function getStepErrorMessage(refusals: readonly string[]): string {
  const isMissing = refusals.includes(messages.required) || refusals.includes(messages.cityRequired);
  return (isMissing ? null : refusals[0]) ?? messages.allFields;
}
