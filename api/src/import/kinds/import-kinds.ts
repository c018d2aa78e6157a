import type { ImportKind } from '../import-kind.ts';
import { classesKind } from './classes.ts';
import { coursesKind } from './courses.ts';
import { faqsKind } from './faqs.ts';
import { newsKind } from './news.ts';
import { noticesKind } from './notices.ts';
import { offersKind } from './offers.ts';
import { unitsKind } from './units.ts';

/** Importable kinds by the command's argument. */
export const importKinds: ReadonlyMap<string, ImportKind> = new Map([
  ['courses', coursesKind],
  ['classes', classesKind],
  ['notices', noticesKind],
  ['offers', offersKind],
  ['units', unitsKind],
  ['news', newsKind],
  ['faqs', faqsKind],
]);
