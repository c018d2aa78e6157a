import type { City } from '@portal/contract/endpoints/units';

export const aCity = (changes: Partial<City> = {}): City => ({
  id: 70,
  title: 'Macapá',
  state: { letter: 'AP' },
  ...changes,
});
