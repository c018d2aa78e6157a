import { birthDay, cpf } from '@portal/shared/contract/fields';
import { type AgeRequirement, isOldEnough } from '@portal/shared/selection-process/minimum-age';
import * as messages from '@portal/shared/validators/messages';
import { unmasked } from '@portal/shared/validators/unmasked';
import * as z from 'zod/mini';

/**
 * What the notice's dialog asks, with its messages (A 5.3, B 5): typed with a mask, read as it is sent.
 *
 * @param cpfRequired said of an empty CPF
 * @param requirement the offer's minimum age
 * @param today yyyy-mm-dd
 */
export const identificationFields = (cpfRequired: string, requirement: AgeRequirement, today: string) =>
  z.object({
    cpf: unmasked('cpf', cpf(cpfRequired)),
    birthdate: birthDay(messages.required, messages.dateInvalid).check(isOldEnough(requirement, today)),
  });
