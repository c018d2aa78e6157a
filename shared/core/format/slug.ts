import { fold } from './fold.ts';

/** A text as it appears in an address: "Saias de Marabaixo!" becomes "saias-de-marabaixo". */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
