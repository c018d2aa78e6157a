import { institution } from '../institution/institution.ts';
import { formatTime, toIsoDay, toTimestamp } from './date.ts';

/** A thing in the words of schema.org. */
export type SchemaData = Record<string, unknown>;

/** The institution, as search engines know it. */
export const organization = {
  '@type': 'EducationalOrganization',
  name: institution.name,
  sameAs: institution.site,
} as const;

/** Without what is null or undefined: of what nobody knows search engines are told nothing. */
export const withoutMissing = (data: SchemaData): SchemaData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined));

/** ISO 8601: a date alone stays one, with its time it is a moment. Null for what is no date. */
export function schemaDate(value: string | null | undefined): string | null {
  const instant = formatTime(value) ? toTimestamp(value, 'start') : null;
  return instant === null ? toIsoDay(value) : new Date(instant).toISOString();
}
