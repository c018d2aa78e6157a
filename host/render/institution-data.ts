import type { Settings } from '@portal/contract/endpoints/home';
import { organization, type SchemaData, withoutMissing } from '@portal/contract/format/schema-org';
import { socialProfiles } from '@portal/contract/format/social-profiles';
import { institutionFacts } from '../config/institution.ts';
import { language } from '../config/language.ts';

interface InstitutionDataInput {
  settings: Settings;
  /** Absolute URL of the home page; null if unknown. */
  url: string | null;
  /** Absolute URL of the logo; null if there is none. */
  logo: string | null;
}

/** Returns the institution and its portal as schema.org's `EducationalOrganization` and `WebSite`. */
export function institutionData({ settings, url, logo }: InstitutionDataInput): SchemaData[] {
  const { name, sameAs } = organization;
  const { state, country } = institutionFacts.address;
  const context = { '@context': 'https://schema.org' };
  return [
    withoutMissing({
      ...context,
      ...organization,
      url,
      logo,
      legalName: settings.name,
      taxID: settings.nif,
      sameAs: [sameAs, ...socialProfiles(settings).map((profile) => profile.url)],
      address: { '@type': 'PostalAddress', addressRegion: state, addressCountry: country },
    }),
    withoutMissing({ ...context, '@type': 'WebSite', name, url, inLanguage: language }),
  ];
}
