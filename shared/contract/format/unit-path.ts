import { slug } from './slug.ts';

/** Returns the path of a unit's page, by name: units have no id. */
export const unitPath = (name: string): string => `/unidades/${slug(name)}`;
