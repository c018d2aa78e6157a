/** Formats values for printed papers; missing ones are blank, to be filled in by hand. */

/** 12345678909 → 123.456.789-09 */
export const formatCpf = (nif: string | null): string =>
  (nif ?? '').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/** 96991234567 → (96) 99123-4567 */
export const formatPhone = (phone: string | null): string =>
  (phone ?? '').replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

const local = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Belem',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** A day (yyyy-mm-dd, never shifted) or a moment (ISO, in the local time of Belém) as dd/mm/yyyy. */
export function formatDate(value: string | null): string {
  if (!value) return '';
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return 'Data inválida';
  return local.format(moment);
}

/** "01/03/2026 a 20/03/2026"; blank when both are missing. */
export const formatPeriod = (start: string | null, end: string | null): string =>
  [formatDate(start), formatDate(end)].filter(Boolean).join(' a ');

const races = ['Parda', 'Branca', 'Preta', 'Amarela', 'Indígena', 'Sem declaração'];

/** The race codes of B 3. */
export const raceName = (race: number | null): string => races[(race ?? 0) - 1] ?? 'Não informada';

const educationLevels = [
  'Fundamental Completo',
  'Superior Completo (Graduação)',
  'Médio Completo',
  'Mestrado',
  'Doutorado',
];

/** The education levels as the sheets number them (B 2.7), which is not how the wizard does. */
export const educationLevelName = (level: number | null): string => educationLevels[(level ?? 0) - 1] ?? '';
