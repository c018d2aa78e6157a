import type { Person } from '@portal/shared/contract/people';

/** What a look-up tells of a person who applied before, the mother's name masked. */
export const aPerson = (changes: Partial<Person> = {}): Person => ({
  nif: '52998224725',
  birthdate: '1998-04-21',
  full_name: 'Ana Souza',
  mother: 'M••• d• S•••',
  ...changes,
});
