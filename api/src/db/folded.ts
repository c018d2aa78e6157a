import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Text without accents and in lower case, as the database sees it; both engines do it in the same way. */
const folded = (text: SQLWrapper | string): SQL =>
  sql`lower(regexp_replace(normalize(${text}, NFD), ${'[\u0300-\u036f]'}, '', 'g'))`;

/** Whether a column contains a text, ignoring accents and case. No character of the text is a wildcard. */
export const containsText = (column: SQLWrapper, text: string): SQL =>
  sql`strpos(${folded(column)}, ${folded(sql`${text.trim()}::text`)}) > 0`;
