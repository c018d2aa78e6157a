import { noContent } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { cpf, email, mobile, personName, title } from './fields.ts';
import { reference } from './reference.ts';

/** POST /interest-course: asks to hear of new classes; the answer's message is shown (A 2.7, A 5.3, A 7). */
export const registerInterest = defineEndpoint({
  method: 'POST',
  path: '/interest-course',
  body: z.object({
    full_name: personName(messages.nameRequired),
    email: email(),
    nif: cpf,
    phone: mobile(),
    /** The course's title. */
    course: title(messages.required),
    city_id: reference(messages.cityRequired),
  }),
  answer: noContent,
  errors: [422],
});
