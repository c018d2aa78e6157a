import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { faqs } from '../../db/schema/contents.ts';
import { oneOf, optionalNumber, requiredText } from '../cells.ts';
import { findSingleId, importKind } from '../import-kind.ts';
import { storeRow } from '../import-rows.ts';

const row = z.object({
  /** Number of the tab in the contract (B 2.14). */
  type: oneOf('1', '2', '3', '4', '5', '6').transform(Number),
  question: requiredText,
  /** HTML. */
  answer: requiredText,
  position: optionalNumber.transform((position) => position ?? 0),
});

/** Imports FAQs, identified by tab and question (B 2.14). */
export const faqsKind = importKind(
  row,
  (each) => [each.type, each.question],
  async (db, each) => {
    const known = await db
      .select({ id: faqs.id })
      .from(faqs)
      .where(and(eq(faqs.type, each.type), eq(faqs.question, each.question)));
    return storeRow(db, faqs, findSingleId(known, `question "${each.question}"`), each);
  },
);
