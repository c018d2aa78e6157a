import type { Person } from '@portal/contract/endpoints/accounts';

/** A look-up's result for an earlier applicant, with the mother's name masked. */
export const aPerson = (changes: Partial<Person> = {}): Person => ({
  nif: '52998224725',
  birthdate: '1998-04-21',
  full_name: 'Ana Souza',
  mother: 'M••• d• S•••',
  ...changes,
});
