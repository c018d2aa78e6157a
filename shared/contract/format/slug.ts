import { fold } from './fold.ts';

/** Converts a text for use in a path: "Saias de Marabaixo!" becomes "saias-de-marabaixo". */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
