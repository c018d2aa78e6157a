import { foldText } from '../src/services/fold-text.ts';

/** Text as it appears in an address: "Saias de Marabaixo!" becomes "saias-de-marabaixo". */
export const slug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
