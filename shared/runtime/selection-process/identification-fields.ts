import { day } from '@portal/shared/contract/fields';
import { localDay } from '@portal/shared/format/calendar';
import { isCpf } from '@portal/shared/validators/cpf';
import * as messages from '@portal/shared/validators/messages';
import { digitsOf } from '@portal/shared/validators/phone';
import * as z from 'zod/mini';
import type { Identification } from './identification.ts';

/**
 * What the notice's dialog asks, with its messages (A 5.3, B 5).
 *
 * @param cpfRequired said of an empty CPF
 */
export const identificationFields = (cpfRequired: string) =>
  z.object({
    cpf: z.string().check(
      z.minLength(1, { error: cpfRequired, abort: true }),
      z.refine((text) => isCpf(digitsOf(text)), messages.cpfInvalid),
    ),
    birthdate: day(messages.required).check(
      z.refine((date) => date <= localDay(Date.now()), messages.dateInvalid),
    ),
  });

/** What was typed, as it is sent: digits only. */
export const identificationOf = ({ cpf, birthdate }: Identification): Identification => ({
  cpf: digitsOf(cpf),
  birthdate,
});
