/**
 * The validation vocabulary: Zod's tree-shakeable form, shared as one instance between host and remotes.
 * Only these names are shipped; add one here when a schema needs it.
 * `jitless`: the content security policy forbids evaluating text as code.
 */
import { config } from 'zod/mini';

config({ jitless: true });

export type { infer, input, output, ZodMiniType } from 'zod/mini';
export {
  _default,
  array,
  boolean,
  catch,
  check,
  codec,
  discriminatedUnion,
  email,
  enum,
  extend,
  gte,
  int,
  lazy,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  NEVER,
  nullable,
  nullish,
  number,
  object,
  optional,
  overwrite,
  parse,
  partial,
  pick,
  pipe,
  positive,
  prefault,
  record,
  refine,
  regex,
  safeParse,
  string,
  transform,
  trim,
  tuple,
  union,
  unknown,
} from 'zod/mini';
