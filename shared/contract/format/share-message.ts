import { toDateParts } from './date.ts';

/** Course or position in a message; unknown values are left out. */
export interface SharedOffer {
  name: string;
  /** Formatted: 'Gratuito', 'R$ 390,00', 'Em Breve'. */
  price?: string | null;
  /** First day. */
  starts?: string | null;
  schedule?: readonly string[];
  /** City or unit. */
  place?: string | null;
  /** Registration deadline. */
  closes?: string | null;
  /** URL of its page, if the message has no common URL. */
  url?: string;
}

const MAX_OFFERS = 8;

/**
 * Formats a message in the tone of a family chat after an opening such as "Oi! Olha este curso"; the URL follows it.
 */
export function shareMessage(opening: string, offers: readonly SharedOffer[]): string {
  const [only] = offers;
  if (only && offers.length === 1) return `${opening}: ${describeAlone(only)}`;
  const lines = offers.slice(0, MAX_OFFERS).map((offer) => `• ${describeInList(offer)}`);
  const more = offers.length - MAX_OFFERS;
  return [`${opening}:`, ...lines, ...(more > 0 ? [`e mais ${more}`] : [])].join('\n');
}

function describeAlone({ name, price, starts, schedule = [], place, closes, url }: SharedOffer): string {
  const cost = readPrice(price);
  const begins = formatDayAndMonth(starts);
  const sentences = [
    place ? `${name}, em ${place}` : name,
    cost && (cost === FREE ? 'É de graça' : `Custa ${cost}`),
    begins && `Começa dia ${[begins, ...schedule.map(lowerFirst)].join(', ')}`,
    formatDayAndMonth(closes) && `Dá para se inscrever até ${formatDayAndMonth(closes)}`,
  ];
  return [`${sentences.filter(Boolean).join('. ')}.`, url].filter(Boolean).join(' ');
}

function describeInList({ name, price, starts, place, closes, url }: SharedOffer): string {
  const begins = formatDayAndMonth(starts);
  const facts = [
    readPrice(price),
    begins && `começa dia ${begins}`,
    place && `em ${place}`,
    formatDayAndMonth(closes) && `inscrição até ${formatDayAndMonth(closes)}`,
  ].filter(Boolean);
  return [facts.length > 0 ? `${name}: ${facts.join(', ')}` : name, url].filter(Boolean).join(' ');
}

const FREE = 'de graça';

const readPrice = (price: string | null | undefined): string | null => {
  if (!price || price === 'Em Breve') return null;
  return price === 'Gratuito' ? FREE : price.replaceAll('\u00A0', ' ');
};

/** "10 de dezembro"; '' for a missing date. */
const formatDayAndMonth = (date: string | null | undefined): string =>
  toDateParts(date)?.spoken.replace(/ de \d{4}$/, '') ?? '';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
