import { shiftNames } from '@portal/shared/catalogue/shift-names';

/** What the interest form asks to hear of, in words: "Barbeiro (Santana, Noite)"; empty where no course is named. */
export function interestSubject(search: URLSearchParams): string {
  const name = search.get('name')?.trim() ?? '';
  const shifts = shiftNames((search.get('shift') ?? '').split(','));
  const words = [search.get('city')?.trim(), ...shifts].filter(Boolean);
  return name && words.length > 0 ? `${name} (${words.join(', ')})` : name;
}
