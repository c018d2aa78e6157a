/**
 * The validation vocabulary: Zod's tree-shakeable form, shared as one instance between host and remotes.
 * Only these names are shipped; add one here when a schema needs it.
 * `jitless`: the content security policy forbids evaluating text as code.
 */
import { config } from 'zod/mini';

config({ jitless: true });

export type { infer, input, output, ZodMiniType } from 'zod/mini';
export {
  array,
  boolean,
  catch,
  codec,
  int,
  literal,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  overwrite,
  parse,
  positive,
  record,
  refine,
  regex,
  safeParse,
  string,
  trim,
  unknown,
} from 'zod/mini';
