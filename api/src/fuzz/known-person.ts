import { demoCandidates } from '../../seed/demo-candidates.ts';
import { cpfOf } from '../testing/application.ts';

/** A person in the database whose data the calls use. */
export const knownPerson = {
  nif: cpfOf(1),
  fullName: 'Iracema Tumucumaque',
  email: 'iracema.tumucumaque@exemplo.br',
  mother: 'Raimunda Tumucumaque',
};

const [candidate] = demoCandidates;

/** Personal data that no error and no line of the log may repeat. */
export const secrets = [
  ...Object.values(knownPerson),
  candidate.nif,
  candidate.fullName,
  candidate.email,
  candidate.mother,
  candidate.phone,
];
