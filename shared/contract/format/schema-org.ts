import { institution } from '../institution/institution.ts';
import { formatTime, toIsoDay, toTimestamp } from './date.ts';

export type SchemaData = Record<string, unknown>;

/** The institution for search engines. */
export const organization = {
  '@type': 'EducationalOrganization',
  name: institution.name,
  sameAs: institution.site,
} as const;

/** Removes null and undefined values, so that unknown facts are left out. */
export const withoutMissing = (data: SchemaData): SchemaData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined));

/** Formats a date in ISO 8601, with its time if it has one; null if invalid. */
export function schemaDate(value: string | null | undefined): string | null {
  const instant = formatTime(value) ? toTimestamp(value, 'start') : null;
  return instant === null ? toIsoDay(value) : new Date(instant).toISOString();
}
