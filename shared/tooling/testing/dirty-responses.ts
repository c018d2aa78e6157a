import type { Endpoint } from '@portal/contract/endpoints/endpoint';
import { endpoints } from '@portal/contract/endpoints/endpoints';
import fc from 'fast-check';
import * as z from 'zod/mini';

/** The part of JSON Schema that the contract's responses use. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
}

/** Texts as found in a ten-year-old database, which no page should show as they are. */
const dirtyTexts = [
  '',
  ' ',
  '\u00a0\u200b',
  '\u0000',
  'meio emoji \ud83d',
  '\ude00',
  '\u202eodatsefinam',
  'a'.repeat(400),
  'é'.repeat(3000),
  '<b>negrito',
  '</script><script>alert(1)</script>',
  '<p><table><td>x',
  '&nbsp;&#0;',
  '%',
  '%zz',
  '../..',
  '//',
  'http://',
  'https://[',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:',
  '0000-00-00',
  '0000-00-00 00:00:00',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01T00:00:00Z',
  '31/12/2026 às 10h',
  '1e308',
  '-1',
  'R$ 1.234,50',
  '12:99',
  '__proto__',
  'constructor',
];
const dirtyValue = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...dirtyTexts) },
  { weight: 1, arbitrary: fc.constantFrom('meio emoji \ud83d', '\ude00') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      0.1,
      1e308,
      -1e308,
      5e-324,
      2 ** 53,
      [],
      {},
      [null],
      { name: null },
      { name: '\ud83d', title: 'x' },
      { 0: 'a', 2: 'b' },
    ),
  },
);

/** Valid values of fields, of each kind that the pages distinguish. */
const words = fc.constantFrom(
  'Notícias',
  'SENAC',
  'Saúde',
  'Macapá',
  'P',
  'presencial',
  'Manhã',
  'Curso de solda',
  'tucumã no almoço 🛶',
  '2026-12-01',
  '2026-11-20T19:30:00',
  '08:00 às 12:00',
  'https://www.senac.br/matricula?curso=1',
  'imagens/1.jpg',
  '<p>Um <b>texto</b> com <a href="/senac-portal/cursos">links</a></p>',
  '52998224725',
  '(96) 99123-4567',
);
const numbers = fc.constantFrom<unknown>(0, 1, 2, 3, 4, 40, 1234.5, '1', '2');
/** Names by which pages find a menu or the news; otherwise dirty data would not be shown. */
const names = fc.constantFrom('SENAC', 'CURSOS', 'Notícias', 'Macapá', 'Curso de solda');

/** Clean fields for each dirty one: dirt reaches every field, and pages still have content. */
const CLEAN_PER_DIRTY = 5;

/** Returns a generator of fields with one kind of defect in many places: a rare one would miss the field that it breaks. */
function createFieldGenerator(defect: unknown) {
  const ill = fc.constant(defect);
  const dirtyKey = typeof defect === 'string' ? defect : 'Talvez';

  const fieldOf = (shape: Shape, name = ''): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: CLEAN_PER_DIRTY, arbitrary: cleanOf(shape, name) }, { weight: 1, arbitrary: ill });

  function cleanOf(shape: Shape, name: string): fc.Arbitrary<unknown> {
    const { anyOf, type, properties, additionalProperties, items } = shape;
    if (anyOf) return fc.oneof(...anyOf.map((each) => cleanOf(each, name)));
    if (type === 'array') return createLists(fieldOf(items ?? {}));
    if (type === 'object') {
      if (typeof additionalProperties === 'object')
        return fc.dictionary(fc.constantFrom('Sim', 'Não', dirtyKey), fieldOf(additionalProperties));
      const fields = Object.entries(properties ?? {}).map(
        ([field, each]) => [field, fieldOf(each, field)] as const,
      );
      return fc.record(Object.fromEntries(fields));
    }
    if (type === 'null') return fc.constant(null);
    if (type === 'boolean') return fc.boolean();
    if (type !== 'string') return numbers;
    return name === 'name' ? names : words;
  }

  return fieldOf;
}

/** Generates lists: mostly short, at times with duplicates or PHP's gaps in the indices. */
const createLists = (item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.array(item, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(item, { maxLength: 6 }) },
    { weight: 1, arbitrary: item.map((each) => [each, each]) },
    { weight: 1, arbitrary: item.map((each) => ({ 1: each, 4: each })) },
  );

const UNKNOWN = Symbol('unknown');

const toPattern = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

const called = endpoints
  .filter(({ endpoint: { method, file } }) => method === 'GET' && !file)
  .map(({ name, endpoint }) => ({
    name,
    optional: endpoint.optional === true,
    pattern: toPattern(endpoint),
    shape: z.toJSONSchema(endpoint.answer, { io: 'output', unrepresentable: 'any' }) as Shape,
  }));

export type DirtyAnswers = Record<string, unknown>;

/** Generates a response for every GET call from the contract's schemas, so that new fields are included. */
export const dirtyResponses: fc.Arbitrary<DirtyAnswers> = dirtyValue.chain((defect) => {
  const fieldOf = createFieldGenerator(defect);
  const answers = called.map(({ name, optional, shape }) => {
    const known = fieldOf(shape);
    // Other servers may implement only the bare contract.
    return [name, optional ? fc.oneof(known, fc.constant(UNKNOWN)) : known] as const;
  });
  return fc.record(Object.fromEntries(answers));
});

/** Returns the body of a response, or null if the server does not know the call. @param path below `/api/v1` */
export function bodyOf(answers: DirtyAnswers, path: string): string | null {
  const name = called.find(({ pattern }) => pattern.test(path))?.name;
  const answer = name === undefined ? UNKNOWN : answers[name];
  return answer === UNKNOWN ? null : JSON.stringify({ data: answer });
}
