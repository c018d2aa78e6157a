import * as z from 'zod';
import type { Evaluation, Listed, Rendered, TaskResults } from './protocol.ts';

/** Schemas of all that a page process sends: it may be controlled by the code of a remote. */

const question = z.discriminatedUnion('call', [
  z.object({ call: z.literal('data'), url: z.string().max(8_192), requestId: z.string().optional() }),
  z.object({ call: z.literal('code'), remote: z.string() }),
  z.object({ call: z.literal('text'), remote: z.string().nullable(), file: z.string() }),
]);

export const workerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('beat'), used: z.number() }),
  z.object({ kind: z.literal('ask'), id: z.int(), question }),
  z.object({ kind: z.literal('result'), id: z.int(), result: z.unknown() }),
]);

const status = z.int().min(200).max(599);
/** Text for headers. */
const printable = z
  .string()
  .max(4_096)
  .regex(/^[\x20-\x7e]*$/);
const hash = z.string().regex(/^sha256-[\w+/]{43}=$/);
/** Text for logs. */
const line = z
  .string()
  .transform((text) => text.slice(0, 4_096).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' '));

const page = z.object({
  kind: z.literal('page'),
  status,
  complete: z.boolean(),
  faulty: z.array(z.string()).max(100),
  errors: z.record(z.string(), line).optional(),
  renderedAt: z.number(),
  renderMs: z.number(),
  madeFrom: printable,
  digest: z.string().regex(/^[\w-]{22}$/),
  inline: z.object({ styles: z.array(hash).max(100), scripts: z.array(hash).max(100) }),
  noindex: z.boolean(),
});

const rendered = z.discriminatedUnion('kind', [
  page,
  z.object({ kind: z.literal('redirect'), status, location: printable.min(1) }),
  z.object({ kind: z.literal('failed'), reason: line }),
]);

const evaluation: z.ZodType<Evaluation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('evaluated') }),
  z.object({ kind: z.literal('refused'), reason: line }),
]);

/** The pages themselves are checked where they are listed. */
const listed = z.object({ pages: z.array(z.unknown()), complete: z.boolean() });

/**
 * Parses the result of a task.
 * @param bytes the document of a page, compressed
 * @param scripts hashes of the inline scripts that a page may contain, all of the host's build
 * @throws Error if it is not the result of such a task
 */
export function parseResult<Kind extends keyof TaskResults>(
  kind: Kind,
  result: unknown,
  bytes: Buffer,
  scripts: readonly string[],
): TaskResults[Kind] {
  const parse: { [Each in keyof TaskResults]: () => TaskResults[Each] } = {
    render: () => toRendered(rendered.parse(result), bytes, scripts),
    list: () => listed.parse(result) as Listed,
    prepare: () => z.null().parse(result),
    check: () => evaluation.parse(result),
  };
  return parse[kind]();
}

function toRendered(result: z.output<typeof rendered>, bytes: Buffer, scripts: readonly string[]): Rendered {
  if (result.kind !== 'page') return result;
  if (result.inline.scripts.some((each) => !scripts.includes(each)))
    throw new Error('an inline script is not one of the host');
  return { ...result, compressed: bytes.length > 0 ? Buffer.from(bytes) : null };
}
