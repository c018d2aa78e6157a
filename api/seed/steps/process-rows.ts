import { slug } from '@portal/contract/format/text';
import type { offers, Programme, processDocuments, processes } from '../../src/db/schema/selection.ts';
import type { Calendar } from '../calendar.ts';
import { commonDocuments, type OfferSeed, type ProcessSeed } from '../data/process-seed.ts';
import { units } from '../data/units.ts';
import type { Places } from './seed-places.ts';
import { getOrThrow, type SeedContext } from './step.ts';

interface Offered {
  programme: Programme;
  process: ProcessSeed;
  offer: OfferSeed;
  /** Display texts of weekdays and hours. */
  schedule: string[];
}

/** Returns the row of a process, which is open as long as one of its offers is. */
export function processRow(
  programme: Programme,
  process: ProcessSeed,
  { calendar }: SeedContext,
  { unitIds }: Places,
) {
  const opensIn = Math.min(...process.items.map((item) => item.opensIn));
  const closesIn = Math.max(...process.items.map((item) => item.closesIn));
  return {
    programme,
    id: process.id,
    ...processName(process, calendar.year(opensIn)),
    status: process.status,
    city_info: process.cityInfo ?? null,
    unit_id: getOrThrow(unitIds, process.unit),
    start_date: calendar.day(opensIn),
    end_date: calendar.day(closesIn),
    result_date: calendar.day(resultDay(process, calendar)),
    created_at: calendar.moment(opensIn - 2).toISOString(),
    updated_at: calendar.moment(Math.min(opensIn, 0)).toISOString(),
  } satisfies typeof processes.$inferInsert;
}

export const cityRows = (programme: Programme, process: ProcessSeed, { cityIds }: Places) =>
  process.cities.map((city) => ({ programme, process_id: process.id, city_id: getOrThrow(cityIds, city) }));

/** Results are published on workdays. */
const resultDay = ({ resultIn }: ProcessSeed, calendar: Calendar) => calendar.workday(resultIn);

/** Returns three consecutive days of one week for the delivery of documents, some days after the result. */
export function documentDays(process: ProcessSeed, calendar: Calendar): { first: number; last: number } {
  const earliest = resultDay(process, calendar) + 5;
  // Three consecutive workdays begin from Monday to Wednesday.
  const toMonday = (8 - calendar.weekday(earliest)) % 7;
  const first = [1, 2, 3].includes(calendar.weekday(earliest)) ? earliest : earliest + toMonday;
  return { first, last: first + 2 };
}

/** Returns the common columns of an offer. */
export function offerRow({ programme, process, offer, schedule }: Offered, { calendar }: SeedContext) {
  const delivery = documentDays(process, calendar);
  const elsewhere = units.find(({ name }) => name === offer.unit);
  const capacity = offer.vacancies + offer.wait;
  return {
    programme,
    process_id: process.id,
    status: offer.hidden ? 2 : 1,
    prerequisite: offer.prerequisite ?? null,
    vacancies: offer.vacancies,
    wait: offer.wait,
    capacity,
    taken: offer.taken === 'all' ? capacity : offer.taken,
    start_date: calendar.moment(offer.opensIn, 8),
    end_date: calendar.moment(offer.closesIn, 23, 59),
    place: offer.place ?? (offer.unit ? `Unidade ${offer.unit}` : null),
    address: offer.address ?? elsewhere?.address ?? null,
    schedule,
    documents_to_bring: [...commonDocuments[programme], ...(offer.documents ?? [])],
    documents_start_date: calendar.moment(delivery.first, 8),
    documents_end_date: calendar.moment(delivery.last, 18),
    documents_place: offer.address ? null : `Secretaria da unidade ${offer.unit ?? process.unit}`,
    created_at: calendar.moment(offer.opensIn - 2).toISOString(),
    updated_at: calendar.moment(Math.min(offer.opensIn, 0)).toISOString(),
  } satisfies typeof offers.$inferInsert;
}

/** Formats a name of a process with its number and year. */
function processName(
  { id, name }: Pick<ProcessSeed, 'id' | 'name'>,
  year: number,
): { name: string; number: string } {
  const number = String(id);
  return {
    name: name.replace('{number}', number).replace('{year}', String(year)),
    number: `${number.padStart(3, '0')}/${year}`,
  };
}

/** Writes a process's documents and returns their rows. */
export function documentRows(
  { calendar, files }: SeedContext,
  programme: Programme,
  process: ProcessSeed,
  { fullName, offers }: { fullName: string; offers: string[] },
): (typeof processDocuments.$inferInsert)[] {
  return process.documents.map(({ title, publishedIn, status = 'P' }) => ({
    programme,
    process_id: process.id,
    title,
    status,
    published_at: calendar.day(publishedIn),
    downloads: publishedIn < -1 ? Math.abs(publishedIn) * 3 : 0,
    filename: files.pdf(`documents/${programme}/${process.id}-${slug(title)}.pdf`, {
      title,
      subtitle: fullName,
      sections: [
        {
          heading: 'Objeto',
          paragraphs: [`Este documento faz parte do ${fullName} e vale a partir da data de sua publicação.`],
        },
        ...(/^(Edital|Comunicado|Anexo)/.test(title) ? openingSections(programme, process, offers) : []),
        {
          heading: 'Prazos',
          paragraphs: [
            'As inscrições são gratuitas e feitas somente pelo portal, dentro do período indicado em cada oferta.',
          ],
        },
        {
          heading: 'Recursos',
          paragraphs: [
            'Cabe recurso em até dois dias úteis após cada publicação, pelo Fale Conosco, com o número da inscrição.',
          ],
        },
      ],
    }),
  }));
}

/** Returns sections of a notice: the offers, and the documents to bring. */
function openingSections(programme: Programme, process: ProcessSeed, offers: string[]) {
  const shown = process.items.flatMap((item, index) =>
    item.hidden
      ? []
      : `${offers[index]}: vagas imediatas ${item.vacancies}, cadastro de reserva ${item.wait}`,
  );
  const documents = process.items.flatMap((item) => item.documents ?? []);
  return [
    { heading: 'Vagas', paragraphs: shown },
    {
      heading: 'Documentos a levar',
      paragraphs: [
        ...commonDocuments[programme],
        ...documents,
        'Dias, horário e local da entrega estão em cada oferta, no portal e no comprovante de inscrição.',
      ],
    },
  ];
}
