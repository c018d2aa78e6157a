import { demoCandidates } from '../../seed/demo-candidates.ts';
import { cpfOf } from '../testing/application.ts';

/** Somebody whom the database knows and calls name. */
export const knownPerson = {
  nif: cpfOf(1),
  fullName: 'Iracema Tumucumaque',
  email: 'iracema.tumucumaque@exemplo.br',
  mother: 'Raimunda Tumucumaque',
};

const [candidate] = demoCandidates;

/** What no error and no line of the log may repeat. */
export const secrets = [
  ...Object.values(knownPerson),
  candidate.nif,
  candidate.fullName,
  candidate.email,
  candidate.mother,
  candidate.phone,
];
