import { formatDate, toTimestamp } from '@portal/contract/format/date';
import { shareMessage } from '@portal/contract/format/share-message';
import { atInstitution, ofInstitution } from '@portal/contract/institution/names';
import { isFull, offersByState } from './offer-state.ts';
import { type Fact, type Offer, type Process, type ProcessKindConfig, placesOf } from './process.ts';

/** Lists open offers of a process with their deadline, and a summary of the others. */
export function processFacts(offers: readonly Offer[], now: number): readonly Fact[] {
  const { open, upcoming, unannounced, full, ended } = offersByState(offers, now);
  const deadlines = new Set(open.map(formatDeadline));
  const dated = (offer: Offer) =>
    deadlines.size > 1 ? `${offer.name} (até ${formatDeadline(offer)})` : offer.name;
  return [
    ['Inscrições', offers.length > 0 && open.length === 0 ? 'Nenhuma aberta agora' : null],
    [deadlines.size > 1 ? 'Primeiro prazo' : 'Inscrições até', open[0] ? formatDeadline(open[0]) : null],
    ['Vagas', formatVacancies(open)],
    ['Inscrições disponíveis', sum(open.map(({ open_vacancies }) => open_vacancies))],
    ['Abertos agora', open.map(dated).join(', ')],
    ['Abrem depois', upcoming.map(formatOpening).join(', ')],
    ['Sem data de inscrição', joinNames(unannounced)],
    ['Esgotados', joinNames(full)],
    ['Inscrições encerradas', joinNames(ended)],
  ];
}

/** Formats the number of open offers and the nearest deadline. Null for a single offer, which shows it itself. */
export function openingText(
  { offer: noun }: Pick<ProcessKindConfig, 'offer'>,
  offers: readonly Offer[],
  now: number,
): string | null {
  if (offers.length < 2) return null;
  const { open } = offersByState(offers, now);
  const [first] = open;
  if (!first) return `Nenhum ${noun} recebe inscrições agora.`;
  const of = `de ${offers.length} ${noun}s`;
  return open.length === 1
    ? `1 ${of} recebe inscrições agora, até ${formatDeadline(first)}.`
    : `${open.length} ${of} recebem inscrições agora. O primeiro prazo termina em ${formatDeadline(first)}.`;
}

const joinNames = (offers: readonly Offer[]): string => offers.map(({ name }) => name).join(', ');

const formatDeadline = ({ end_date }: Offer): string => formatDate(end_date);

const formatOpening = ({ name, start_date }: Offer): string => `${name} (em ${formatDate(start_date)})`;

function formatVacancies(offers: readonly Offer[]): string | null {
  const immediate = sum(offers.map((offer) => offer.vacancies));
  const reserve = sum(offers.map(({ wait }) => wait));
  if (immediate === null) return null;
  return reserve ? `${immediate} e ${reserve} de reserva` : String(immediate);
}

/** Null if nothing is known. */
function sum(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length > 0 ? known.reduce((total, number) => total + number, 0) : null;
}

const openings = {
  curso: {
    one: `Oi! Olha este curso de graça ${ofInstitution}`,
    many: `Oi! Olha estes cursos de graça ${ofInstitution}`,
  },
  cargo: {
    one: `Oi! Olha esta vaga para trabalhar ${atInstitution}`,
    many: `Oi! Olha estas vagas para trabalhar ${atInstitution}`,
  },
} as const;

/** Formats a message about the open offers of a process; null without any. */
export function noticeMessage(
  { offer: kind }: Pick<ProcessKindConfig, 'offer'>,
  process: Pick<Process, 'city_info' | 'cities'>,
  offers: readonly (Offer & { city_info?: string | null })[],
  now: number,
): string | null {
  const open = offers.filter((offer) => !isFull(offer) && (toTimestamp(offer.end_date, 'end') ?? 0) > now);
  if (open.length === 0) return null;
  return shareMessage(
    openings[kind][open.length === 1 ? 'one' : 'many'],
    open.map(({ name, course_start_date, end_date, city_info }) => ({
      name,
      starts: course_start_date,
      place: city_info ?? placesOf(process),
      closes: end_date,
    })),
  );
}
