import { lenient, readNumber } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';

/** Id in a body, query or path; digits in a text are read. */
export const reference = (message = messages.required) =>
  lenient(z.int(message).check(z.positive(message), z.lte(2_147_483_647, message)), readNumber);

/** Slug of a content in a path; `.` and `..` would change the path. */
export const slug = z.string().check(z.maxLength(255), z.regex(/^(?!\.{1,2}$)./));
