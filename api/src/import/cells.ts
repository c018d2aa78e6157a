import { toIsoDay, toTimestamp } from '@portal/contract/format/date';
import { parseAmount } from '@portal/contract/format/parse-amount';
import * as z from 'zod';

/** Trimmed text of a cell; empty if missing. Spreadsheets destroy long numbers, such as those of telephones. */
const cell = z
  .string()
  .trim()
  .refine((text) => !/^\d([.,]\d+)?E\+\d+$/i.test(text), 'is a number that a spreadsheet has shortened')
  .default('');

function nullWhenEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (text) => (text === undefined || String(text).trim() === '' ? null : text),
    schema.nullable(),
  );
}

export const optionalText = cell.transform((text) => text || null);

export const requiredText = cell.refine((text) => text !== '', 'is empty');

/** Creates a schema for one of some words. */
export const oneOf = <const Word extends string>(...words: Word[]) =>
  cell.pipe(z.enum(words, { error: `is none of: ${words.join(', ')}` }));

/** Creates a schema for one of some words; null if empty. */
export const optionalOneOf = <const Word extends string>(...words: Word[]) => nullWhenEmpty(oneOf(...words));

/** Integer from 0 to the maximum of an integer column. */
export const wholeNumber = cell
  .refine((text) => /^\d{1,9}$/.test(text), 'is not a whole number')
  .transform(Number);

export const optionalNumber = nullWhenEmpty(wholeNumber);

/** Amount in reais in people's or spreadsheets' notation; null if empty. */
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

/** Date as yyyy-mm-dd or dd/mm/yyyy; null if empty. */
export const optionalDay = nullWhenEmpty(
  cell.transform((text, context) => {
    const day = toIsoDay(text);
    if (day !== null) return day;
    context.addIssue('is not a date such as 30/11/2026 or 2026-11-30');
    return z.NEVER;
  }),
);

/** Creates a schema for a timestamp in local time; a date without time becomes this edge of its day. */
export const moment = (edge: 'start' | 'end') =>
  cell.transform((text, context) => {
    const instant = toTimestamp(text, edge);
    if (instant !== null) return new Date(instant);
    context.addIssue('is not a moment such as 30/11/2026 18:00');
    return z.NEVER;
  });

export const optionalMoment = (edge: 'start' | 'end') => nullWhenEmpty(moment(edge));

/** Several texts in one cell, separated by |. */
export const texts = cell.transform((text) =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== ''),
);
