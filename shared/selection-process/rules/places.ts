import type { Place } from '@portal/contract/endpoints/parts';
import { ownState } from '@portal/contract/institution/own-state';

export interface Located {
  city_info: string | null;
  cities: readonly Place[];
}

/** Formats the places of a process or offer (A 2.10, B 2.3), omitting the institution's own state: "Macapá, Santana". */
export function placesOf({ city_info, cities }: Located): string {
  return (city_info ?? cities.map(({ city }) => city.info).join(', ')).replaceAll(ownStatePattern, '');
}

const ownStatePattern = new RegExp(` - ${ownState}(?=,|$)`, 'g');
