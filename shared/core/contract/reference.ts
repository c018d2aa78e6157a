import { lenient, readNumber } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';

/** An identifier in a body, a query or an address; digits in a text are read. */
export const reference = (message = messages.required) =>
  lenient(z.int(message).check(z.positive(message), z.lte(2_147_483_647, message)), readNumber);

/** The readable name of a content in an address; `.` and `..` would name another place. */
export const slug = z.string().check(z.maxLength(255), z.regex(/^(?!\.{1,2}$)./));
