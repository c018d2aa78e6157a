import { demoCandidates } from '../../../seed/demo-candidates.ts';
import { cpfOf } from '../application.ts';

/** Person in the database whose data the requests use. */
export const knownPerson = {
  nif: cpfOf(1),
  full_name: 'Iracema Tumucumaque',
  email: 'iracema.tumucumaque@exemplo.br',
  mother: 'Raimunda Tumucumaque',
};

const [candidate] = demoCandidates;

/** Personal data that must not appear in errors and logs. */
export const secrets = [
  ...Object.values(knownPerson),
  candidate.nif,
  candidate.full_name,
  candidate.email,
  candidate.mother,
  candidate.phone,
];
