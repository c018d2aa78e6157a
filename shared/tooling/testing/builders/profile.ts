import type { Profile } from '@portal/contract/endpoints/accounts';

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  full_name: 'Jaciara Monteiro',
  email: 'jaciara@candidata.example',
  phone: '96991230001',
  pending_email: null,
  nif: null,
  birthdate: null,
  birthdate_verified: null,
  ...changes,
});
