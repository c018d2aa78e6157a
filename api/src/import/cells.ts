import { toIsoDay, toTimestamp } from '@portal/shared/format/date';
import { parseAmount } from '@portal/shared/format/parse-amount';
import * as z from 'zod';

/** What the cells of a row hold. Every cell is a text; a missing one is read as an empty one. */

const cell = z.string().trim().default('');

function nullWhenEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (text) => (text === undefined || String(text).trim() === '' ? null : text),
    schema.nullable(),
  );
}

export const optionalText = cell.transform((text) => text || null);

export const requiredText = cell.refine((text) => text !== '', 'is empty');

/** One of some words, as they are written here. */
export const oneOf = <const Word extends string>(...words: Word[]) =>
  cell.pipe(z.enum(words, { error: `is none of: ${words.join(', ')}` }));

/** One of some words, or null where nothing is written. */
export const optionalOneOf = <const Word extends string>(...words: Word[]) => nullWhenEmpty(oneOf(...words));

/** A whole number from 0 to what an integer column holds. */
export const wholeNumber = cell
  .refine((text) => /^\d{1,9}$/.test(text), 'is not a whole number')
  .transform(Number);

export const optionalNumber = nullWhenEmpty(wholeNumber);

/** Reais, as a person or a spreadsheet writes them; null where nothing is written. */
export const optionalAmount = cell.transform((text, context) => {
  const amount = parseAmount(text);
  switch (amount.kind) {
    case 'empty':
      return null;
    case 'read':
      return amount.cents / 100;
    case 'unreadable':
      context.addIssue('is not an amount such as 1.500,00');
      return z.NEVER;
  }
});

/** A day, yyyy-mm-dd or dd/mm/yyyy. */
export const optionalDay = nullWhenEmpty(
  cell.transform((text, context) => {
    const day = toIsoDay(text);
    if (day !== null) return day;
    context.addIssue('is not a date such as 30/11/2026 or 2026-11-30');
    return z.NEVER;
  }),
);

/**
 * A moment on the institution's clocks; a day alone is its beginning or its end.
 * @param edge which of both
 */
export const moment = (edge: 'start' | 'end') =>
  cell.transform((text, context) => {
    const instant = toTimestamp(text, edge);
    if (instant !== null) return new Date(instant);
    context.addIssue('is not a moment such as 30/11/2026 18:00');
    return z.NEVER;
  });

export const optionalMoment = (edge: 'start' | 'end') => nullWhenEmpty(moment(edge));

/** Several texts in one cell, with | between them. */
export const texts = cell.transform((text) =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== ''),
);
