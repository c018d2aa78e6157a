import * as z from 'zod/mini';
import * as messages from './messages.ts';
import { hasAreaCode, mobileDigits } from './phone.ts';

/** A mobile number as it is typed; `invalid` is said of one that is too short or too long (A 5.3, B 5). */
export const typedMobile = (invalid = messages.mobileInvalid) =>
  z.string().check(
    z.minLength(1, { error: messages.mobileRequired, abort: true }),
    z.refine((text) => mobileDigits(text) !== null, { error: invalid, abort: true }),
    z.refine((text) => hasAreaCode(mobileDigits(text) ?? ''), messages.areaCodeUnknown),
  );

/** A mobile number that `typedMobile` has accepted, as it is sent. */
export const sentMobile = (text: string): string => mobileDigits(text) ?? text;
