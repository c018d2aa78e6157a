import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

type Shape = { type?: string; properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[] };

/** Multi-line texts (sent to the institution, never repeated in e-mails), secrets, and alternatives. */
const isException = (field: string) => /^(message|observation|answer|code|token|.*password.*)$/i.test(field);

/** Returns the path of every text in a body. */
function textsOf(shape: Shape, path: string[] = []): string[][] {
  if (shape.anyOf) return shape.anyOf.flatMap((option) => textsOf(option, path));
  if (shape.type === 'object') {
    return Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
  }
  if (shape.type === 'array') return textsOf(shape.items ?? {}, [...path, '0']);
  return shape.type === 'string' ? [path] : [];
}

/** Builds a body with one text at a path. */
const bodyWith = (path: string[], text: string): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), text);

const fields = endpoints.flatMap(({ name, endpoint }) => {
  if (!endpoint.body) return [];
  const shape = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Shape;
  const body: z.ZodMiniType = endpoint.body;
  const paths = new Map(textsOf(shape).map((path) => [path.join('.'), path]));
  return [...paths].map(([field, path]) => ({ field: `${name} ${field}`, body, path }));
});
const oneLine = fields.filter(({ path }) => !isException(path.at(-1) ?? ''));

/** Returns the errors of the text at a path. */
function findErrors(body: z.ZodMiniType, path: string[], text: string): string[] {
  const { issues = [] } = z.safeParse(body, bodyWith(path, text)).error ?? {};
  return issues.filter((issue) => issue.path.join('.') === path.join('.')).map(({ message }) => message);
}

it('the contract has texts of one line', () => {
  expect(oneLine.length).toBeGreaterThan(20);
});

it.each(oneLine)('$field takes no line break and no address', ({ body, path }) => {
  expect(findErrors(body, path, 'Ana\n\nSua conta foi bloqueada')).toHaveLength(1);
  expect(findErrors(body, path, 'Ana https://golpe.example/entrar')).toHaveLength(1);
});
