import * as fc from 'fast-check';
import * as z from 'zod';
import { demoCandidates } from '../../seed/demo-candidates.ts';

type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
};

/** Valid values of the contract's fields, so that some requests pass the validation. */
const plausible: Record<string, unknown> = {
  nif: demoCandidates[0].nif,
  email: demoCandidates[0].email,
  birthdate: demoCandidates[0].birthdate,
  date_conclusion: '2020-12-01',
  start_date: '2021-01-01',
  end_date: '2022-01-01',
  phone: '96991234567',
};

/** Edge cases of texts. */
export const edgeCaseText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.constantFrom('', '0', '-1', '99999999999999999999', "'; drop table people --", '\u0000', '<b>', '../..'),
);

/** Edge cases of fields. */
export const edgeCase = fc.oneof(
  edgeCaseText,
  fc.double(),
  fc.constant(null),
  fc.array(edgeCaseText, { maxLength: 2 }),
);

/** Creates values for a schema of the contract: mostly valid, some broken. */
export function arbitraryOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return arbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

function arbitrary(shape: Shape, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: wellFormed(shape, name), weight: 12 }, { arbitrary: edgeCase, weight: 1 });
}

function wellFormed(shape: Shape, name: string): fc.Arbitrary<unknown> {
  if (name in plausible) return fc.constant(plausible[name]);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((option) => arbitrary(option, name)));
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {});
    return fc.record(Object.fromEntries(fields.map(([field, inner]) => [field, arbitrary(inner, field)])));
  }
  if (shape.type === 'array') return fc.array(arbitrary(shape.items ?? {}), { minLength: 1, maxLength: 2 });
  if (shape.type === 'string') return fc.constantFrom('Ana Lima', 'tucumã no almoço', 'a');
  return fc.constantFrom(1, 2, '1', 2_147_483_647);
}
