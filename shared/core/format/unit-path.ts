import { slug } from './slug.ts';

/** The page of a unit, which has no id: its name stands in the path. */
export const unitPath = (name: string): string => `/unidades/${slug(name)}`;
