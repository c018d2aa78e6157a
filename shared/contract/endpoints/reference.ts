import { lenient } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';

const readDigits = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;

/** Id in a body, query or path; digits in a text are read, and nothing else: `7.` or `7,` would be a second URL of `7`. */
export const reference = (message = messages.required) =>
  lenient(z.int(message).check(z.positive(message), z.lte(2_147_483_647, message)), readDigits);

/** Slug of a content in a path; `.` and `..` would change the path. */
export const slug = z.string().check(z.maxLength(255), z.regex(/^(?!\.{1,2}$)./));
