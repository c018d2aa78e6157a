import { formatPeriod, toIsoDay } from '@portal/contract/format/date';
import {
  type SchemaData as Data,
  organization,
  schemaDate,
  withoutMissing,
} from '@portal/contract/format/schema-org';
import { ownState } from '@portal/contract/institution/own-state';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { registrationWindow } from '@portal/selection-process/rules/offer-state';
import type { LoadedNotice, Located, Process } from '@portal/selection-process/rules/process';
import type { PssOffer } from './pss.ts';

const hiringOrganization = { ...organization, '@type': 'Organization' };

/** Describes the open positions of a process as schema.org's `JobPosting`s, if they have a first day and a place. */
export function jobPostings({ process, url, now }: LoadedNotice<PssOffer>): Data[] {
  if (!isOpenProcess(process.status)) return [];
  return process.offers.flatMap((item) => createPosting(process, item, url, now));
}

function createPosting(process: Process, item: PssOffer, url: string | null, now: number): Data[] {
  const datePosted = toIsoDay(item.start_date);
  const jobLocation = toPlaces(item).length > 0 ? toPlaces(item) : toPlaces(process);
  if (registrationWindow(item, now).kind === 'ended' || datePosted === null || jobLocation.length === 0) {
    return [];
  }
  const data = withoutMissing({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: item.name,
    description: description(process, item),
    identifier: {
      '@type': 'PropertyValue',
      name: hiringOrganization.name,
      value: `${process.id}-${item.id}`,
    },
    datePosted,
    validThrough: schemaDate(item.end_date),
    hiringOrganization,
    jobLocation,
    qualifications: item.prerequisite,
    totalJobOpenings: item.vacancies,
    directApply: true,
    url,
  });
  return [data];
}

/** Returns full sentences, because search engines reject descriptions that repeat the title. */
function description({ name }: Process, item: PssOffer): string {
  const about = item.job_title.description?.trim();
  const period = formatPeriod(item.start_date, item.end_date);
  return [
    about && (/[.!?]$/.test(about) ? about : `${about}.`),
    `${name}: seleção para o cargo ${item.name}.`,
    item.prerequisite && `Pré-requisitos: ${item.prerequisite}.`,
    period && `Inscrições: ${period}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const toPlaces = ({ city_info, cities }: Located): Data[] =>
  (cities.length > 0 ? cities.map(({ city }) => city.info) : city_info ? [city_info] : []).map((place) => {
    const [, city = place, state = ownState] = /^(.*?)\s*[-–/]\s*([A-Z]{2})$/.exec(place) ?? [];
    return {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: state,
        addressCountry: 'BR',
      },
    };
  });
