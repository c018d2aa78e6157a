import { fold } from '@portal/contract/format/fold';
import type { Application } from './application.ts';

interface CityOption {
  value: string;
  /** "Macapá - AP" */
  label: string;
}

/** Selects typed cities from the list: by "Macapá - AP", or by an unambiguous name. Others stay unselected. */
export function resolveCities(application: Application, options: readonly CityOption[]): Application {
  const professionalExperiences = application.professionalExperiences.map((row) => {
    if (row.city_id !== '') return row;
    const wanted = normalise(row.city_name);
    const exact = options.filter(({ label }) => normalise(label) === wanted);
    const found = exact.length > 0 ? exact : options.filter(({ label }) => getName(label) === wanted);
    return found.length === 1 && found[0] ? { ...row, city_id: found[0].value } : row;
  });
  return { ...application, professionalExperiences };
}

/** Treats commas, hyphens and slashes between city and state alike. */
const normalise = (text: string): string =>
  fold(text)
    .replace(/[\s,/–-]+/g, ' ')
    .trim();

const getName = (label: string): string => normalise(label.replace(/ - [A-Z]{2}$/, ''));
