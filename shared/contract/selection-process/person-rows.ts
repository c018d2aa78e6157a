import type { PsgApplicant, PssApplicant } from '../endpoints/candidate-parts.ts';
import { raceName } from './races.ts';
import { formatFieldValue, mapFields, type RegistrationFields } from './registration-field.ts';
import { registrationFields, sheetRows } from './registration-fields.ts';

/** Row of a sheet and its PDF; '' prints blank, to be filled in by hand. */
export type PersonRow = readonly [label: string, value: string];

/** 'Dados pessoais' of the PSG sheet (B 2.7). `city` is the name of the city of residence. */
export const psgPersonRows = (people: PsgApplicant, city: string | null): PersonRow[] => {
  const rows = {
    ...createFieldRows(registrationFields.psg, people),
    address: createRow('Endereço', [people.address, people.number].filter(Boolean).join(', ')),
    district: createRow('Bairro', people.district),
    city: createRow('Cidade', city),
    race: createRow('Raça/cor', raceName(people.race_id)),
  };
  // Adults have no guardian: a blank row would ask for one.
  return sheetRows.psg.filter((name) => name !== 'guardian' || people.guardian).map((name) => rows[name]);
};

/** 'Dados pessoais' of the PSS sheet (B 2.7). */
export const pssPersonRows = (people: PssApplicant): PersonRow[] => {
  const rows = createFieldRows(registrationFields.pss, people);
  return sheetRows.pss.map((name) => rows[name]);
};

const createRow = (label: string, value: string | null): PersonRow => [label, value ?? ''];

/** Servers may name the full name `full_name` or `name`. */
const createFieldRows = <Fields extends RegistrationFields>(
  fields: Fields,
  people: Record<keyof Fields | 'name', string | null>,
) =>
  mapFields(fields, (field, name) =>
    createRow(
      field.sheetLabel ?? field.label,
      formatFieldValue(field, people[name] ?? (name === 'full_name' ? people.name : null)),
    ),
  );
