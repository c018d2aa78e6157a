import * as z from 'zod/mini';
import { UNREADABLE_REAIS } from '../format/money.ts';

const anything = z.optional(z.unknown());

/**
 * Two readings from one definition. Decoding (`safeParse`) is lenient, for answers of a server that we do not
 * control; encoding (`safeEncode`, which the API's serialiser uses) admits the precise output type alone.
 *
 * @param precise the schema of the value once read, also its strict form
 * @param read converts a foreign value; a value that it cannot read is returned unchanged, for `precise` to refuse
 */
export function lenient<Precise extends z.ZodMiniType>(precise: Precise, read: (value: unknown) => unknown) {
  return z.codec(anything, precise, {
    decode: (value) => read(value) as z.input<Precise>,
    encode: (value) => value,
  });
}

/**
 * `String.prototype.toWellFormed`, which the oldest browsers of the portal lack: no address can be made of half a
 * character.
 */
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Whether nobody would see anything of a text: blanks, and characters without a width. */
const saysNothing = (value: string): boolean => !/[^\s\p{Cc}\p{Cf}]/u.test(value);

/** A text in any form: text, number, or an object that carries a name or a title. */
function readText(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return saysNothing(value) ? '' : wellFormed(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return value;
  const { name, title } = value as { name?: unknown; title?: unknown };
  const said = name ?? title ?? value;
  return typeof said === 'object' ? said : readText(said);
}

/** A number in any form: `3`, `"3"`, `"1234.50"`, `"R$ 1.234,50"`, `true`. */
export function readNumber(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return value;
  const plain = value.replace(/^\s*R\$/, '').trim();
  const decimal = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return decimal === '' ? value : Number(decimal);
}

/** PHP sends a list with gaps as an object with numeric keys; a missing list is an empty one. */
function readList(value: unknown): unknown {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
}

/** A text; missing, null or blank reads as `''`, a number as its digits, an object as its name or title. */
export const text = lenient(z.string(), readText);

/**
 * The text that something is known by, in headings and links.
 * @param instead what stands for it where nothing is said
 */
export const titled = (instead: string) => lenient(z.string(), (value) => readText(value) || instead);

/** A finite number; texts in either notation are read. */
export const num = lenient(z.number(), readNumber);

/** A price or another sum of money; one that nobody could read is refused. */
export const reais = lenient(z.number().check(z.lt(UNREADABLE_REAIS)), readNumber);

/** A whole number that identifies something, counts it or names its state. */
export const id = lenient(z.int(), readNumber);

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(z.nullable(z.catch(schema, null as z.output<Schema>)), (value) =>
    value === undefined || (typeof value === 'string' && saysNothing(value)) ? null : value,
  );

/** Every schema takes a phone's time to make, and most fields are one of a few. */
const nullables = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** An optional value: null, absent, blank and unreadable values all read as null. The strict form requires null. */
export function nullable<Schema extends z.ZodMiniType>(schema: Schema) {
  const known = nullables.get(schema) ?? orNull(schema);
  nullables.set(schema, known);
  return known as ReturnType<typeof orNull<Schema>>;
}

/** A list; missing reads as empty, and an item that cannot be read is left out instead of failing the page. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  const readable = z
    .array(z.catch(item, undefined as z.output<Item>))
    .check(z.overwrite((items) => items.filter((each) => each !== undefined)));
  return lenient(readable, readList);
}

/** A map from a text to a number (votes by alternative); PHP's empty map arrives as an empty list. */
export const countMap = lenient(z.record(z.string(), num), (value) => {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, count]) => [wellFormed(name), count]));
});

/** An answer without content. */
export const noContent = lenient(z.literal(null), () => null);

/** An object with only a name; a plain text is read as its name. */
export const named = lenient(z.object({ name: text }), (value) =>
  typeof value === 'string' ? { name: value } : value,
);
