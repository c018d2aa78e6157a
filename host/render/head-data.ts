import { homeQuery } from '@portal/runtime/home-query';
import { portalUrl } from '@portal/shared/format/portal-url';
import type { SchemaData } from '@portal/shared/format/schema-org';
import { shareImage } from '@portal/shared/format/share-image';
import type { QueryClient } from '@tanstack/react-query';
import { institutionData } from './institution-data.ts';

/** What search engines are told of the institution, in the words of schema.org; null until its data have come. */
export function headData(data: QueryClient): SchemaData[] | null {
  const settings = data.getQueryData(homeQuery().queryKey)?.settings;
  if (!settings) return null;
  return institutionData({ settings, url: portalUrl('/'), logo: shareImage(settings.logo) });
}
