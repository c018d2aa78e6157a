import { birthDay, cpf } from '@portal/contract/endpoints/fields';
import { type AgeRequirement, isOldEnough } from '@portal/contract/selection-process/minimum-age';
import * as messages from '@portal/contract/validators/messages';
import { unmasked } from '@portal/contract/validators/unmasked';
import * as z from 'zod/mini';

/**
 * Fields of the notice's dialog with their messages (A 5.3, B 5), parsed from masked values.
 * @param cpfRequired message for an empty CPF
 * @param requirement minimum age of the offer
 * @param today yyyy-mm-dd
 */
export const identificationFields = (cpfRequired: string, requirement: AgeRequirement, today: string) =>
  z.object({
    cpf: unmasked('cpf', cpf(cpfRequired)),
    birthdate: birthDay(messages.required, messages.dateInvalid).check(isOldEnough(requirement, today)),
  });
