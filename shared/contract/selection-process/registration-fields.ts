import { birthDay, cpf, email, mobile, personName } from '../endpoints/fields.ts';
import * as messages from '../validators/messages.ts';
import type { RegistrationFields } from './registration-field.ts';

/** Fields of both registrations, in the form's order (A 2.12, A 5.3, B 2.5, B 5). */
export const applicantFields = {
  full_name: {
    label: 'Nome',
    section: 'person',
    input: { kind: 'text', autoComplete: 'name', dropDigits: true },
    rule: personName(messages.nameRequired),
  },
  birthdate: {
    label: 'Data de nascimento',
    section: 'person',
    input: { kind: 'date' },
    role: 'birthdate',
    rule: birthDay(),
  },
  nif: {
    label: 'CPF',
    section: 'person',
    input: { kind: 'masked', mask: 'cpf' },
    role: 'cpf',
    rule: cpf(),
  },
  mother: {
    label: 'Nome da mãe',
    section: 'person',
    input: { kind: 'text', dropDigits: true, maskedWhenKnown: true },
    rule: personName(messages.motherRequired),
  },
  phone: {
    label: 'Celular',
    section: 'contact',
    input: { kind: 'masked', mask: 'phone' },
    rule: mobile(messages.phoneInvalid),
  },
  email: {
    label: 'E-mail',
    section: 'contact',
    input: { kind: 'text' },
    role: 'email',
    rule: email(messages.emailRequiredThere),
  },
} as const satisfies RegistrationFields;

/** All fields of each kind of registration, in the form's order; see `docs/adding-a-field.md`. */
export const registrationFields = {
  psg: {
    ...applicantFields,
    phone: { ...applicantFields.phone, sheetLabel: 'Telefone' },
    guardian: {
      label: 'Nome do responsável',
      section: 'contact',
      input: { kind: 'text', dropDigits: true },
      rule: personName(messages.guardianRequired),
      optional: true,
    },
  },
  pss: applicantFields,
} as const satisfies Record<string, RegistrationFields>;

/** Fields on a sheet that come from the profile instead of the registration. */
export type ProfileRow = 'address' | 'district' | 'city' | 'race';

/** Rows 'Dados pessoais' of sheet and PDF, in order (B 2.7). */
export const sheetRows = {
  psg: [
    'full_name',
    'nif',
    'mother',
    'birthdate',
    'guardian',
    'address',
    'district',
    'city',
    'phone',
    'email',
    'race',
  ],
  pss: ['full_name', 'nif', 'mother', 'email', 'phone'],
} as const satisfies {
  [Kind in keyof typeof registrationFields]: (keyof (typeof registrationFields)[Kind] | ProfileRow)[];
};
