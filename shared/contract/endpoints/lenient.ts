import * as z from 'zod/mini';
import { UNREADABLE_REAIS } from '../format/money.ts';

const anything = z.optional(z.unknown());

/**
 * Defines two readings at once. Decoding (`safeParse`) is lenient, for responses of servers that we do not
 * control. Encoding (`safeEncode`, used by the API's serialiser) accepts only the precise output type.
 * @param read converts a foreign value; returns an unreadable one unchanged, which `precise` then rejects
 */
export function lenient<Precise extends z.ZodMiniType>(precise: Precise, read: (value: unknown) => unknown) {
  return z.codec(anything, precise, {
    decode: (value) => read(value) as z.input<Precise>,
    encode: (value) => value,
  });
}

/** Replaces `String.prototype.toWellFormed`, which the oldest supported browsers lack. URLs cannot encode lone surrogates. */
const toWellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Returns whether a text is invisible: blanks and zero-width characters. */
const isInvisible = (value: string): boolean => !/[^\s\p{Cc}\p{Cf}]/u.test(value);

/** Reads a text, a number, or an object with a name or title. */
function readText(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return isInvisible(value) ? '' : toWellFormed(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return value;
  const { name, title } = value as { name?: unknown; title?: unknown };
  const label = name ?? title ?? value;
  return typeof label === 'object' ? label : readText(label);
}

/** Reads a number in any form: `3`, `"3"`, `"1234.50"`, `"R$ 1.234,50"`, `true`. */
export function readNumber(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return value;
  const plain = value.replace(/^\s*R\$/, '').trim();
  const decimal = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return decimal === '' ? value : Number(decimal);
}

/** Reads a list. PHP sends one with gaps as an object with numeric keys; a missing list is empty. */
function readList(value: unknown): unknown {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
}

/** Text; missing, null or blank reads as `''`, a number as its digits, an object as its name or title. */
export const text = lenient(z.string(), readText);

/** Title in headings and links, with a default for a blank one. */
export const titled = (instead: string) => lenient(z.string(), (value) => readText(value) || instead);

/** Finite number; texts in either notation are read. */
export const num = lenient(z.number(), readNumber);

/** Sum of money; implausibly large ones are rejected. */
export const reais = lenient(z.number().check(z.lt(UNREADABLE_REAIS)), readNumber);

/** Whole number: an id, a count or a state. */
export const id = lenient(z.int(), readNumber);

const createNullable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.nullable(z.catch(schema, null as z.output<Schema>)), (value) =>
    value === undefined || (typeof value === 'string' && isInvisible(value)) ? null : value,
  );

/** Cache: phones take long to create schemas, and most fields share a few. */
const nullables = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** Optional value: null, absent, blank and unreadable values read as null. The strict form requires null. */
export function nullable<Schema extends z.ZodMiniType>(schema: Schema) {
  const known = nullables.get(schema) ?? createNullable(schema);
  nullables.set(schema, known);
  return known as ReturnType<typeof createNullable<Schema>>;
}

/** List; missing reads as empty. Unreadable items are skipped, so that they do not fail the page. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  const readable = z
    .array(z.catch(item, undefined as z.output<Item>))
    .check(z.overwrite((items) => items.filter((each) => each !== undefined)));
  return lenient(readable, readList);
}

/** Map from texts to numbers (votes by alternative); PHP sends an empty map as an empty list. */
export const countMap = lenient(z.record(z.string(), num), (value) => {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, count]) => [toWellFormed(name), count]));
});

export const noContent = lenient(z.literal(null), () => null);

/** Object with only a name; a plain text is read as its name. */
export const named = lenient(z.object({ name: text }), (value) =>
  typeof value === 'string' ? { name: value } : value,
);
