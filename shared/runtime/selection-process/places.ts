import type { Place } from '@portal/shared/contract/parts';
import { ownState } from '@portal/shared/institution/own-state';

export interface Located {
  city_info: string | null;
  cities: readonly Place[];
}

/**
 * Where a process or an offer takes place: one city, or a list of them (A 2.10, B 2.3). The institution's own state goes
 * without saying: "Macapá, Santana".
 */
export function placesOf({ city_info, cities }: Located): string {
  return (city_info ?? cities.map(({ city }) => city.info).join(', ')).replaceAll(OWN_STATE, '');
}

const OWN_STATE = new RegExp(` - ${ownState}(?=,|$)`, 'g');
