import type { PsgReceipt, PsgSheet } from '../endpoints/psg-papers.ts';
import type { PssReceipt, PssSheet } from '../endpoints/pss-papers.ts';
import { formatDate, toIsoDay } from '../format/date.ts';
import { formatPeriod } from '../format/period.ts';
import { orderRows } from '../format/position.ts';
import { concludedLevelName, educationLevelName } from './education-levels.ts';
import { meetingFacts } from './meeting-facts.ts';
import { CANCELLED, registrationStatusName } from './statuses.ts';

/** Row of a printout, identical on screen and in its PDF; '' prints blank. */
type PaperRow = readonly [label: string, value: string];

interface QuotedProcess {
  name: string | null;
  info: string | null;
  unit: { name: string } | null;
}

interface RegistrationPeriod {
  start_date: string | null;
  end_date: string | null;
}

/** Name of a selection process on printouts. */
export const paperProcessName = (process: Pick<QuotedProcess, 'name' | 'info'> | null): string =>
  process?.name ?? process?.info ?? '';

/** Returns the unit, else the place or the city. */
const getUnit = (
  process: Pick<QuotedProcess, 'unit'> | null,
  item: { place?: string | null; city_info?: string | null } = {},
): string => process?.unit?.name ?? item.place ?? item.city_info ?? '';

/** Formats a registration window; a course's may differ from that of its process. */
const getPeriod = ({ start_date, end_date }: RegistrationPeriod): string =>
  formatPeriod(start_date, end_date);

/** Rows of the application on the PSG receipt (B 2.7). */
export function psgReceiptRows(receipt: PsgReceipt): PaperRow[] {
  const { selection_process: process, selection_process_item: item } = receipt;
  return [
    ['Curso', item.course_name],
    ['Unidade', getUnit(process)],
    ['Período', getPeriod(item) || getPeriod(process)],
    ['Data do resultado', formatDate(process.result_date)],
    ...createKnownRow('Início do curso', formatDate(receipt.course_start_date)),
    ...meetingFacts(receipt),
    ...orderRows(receipt),
    ['Situação', receipt.status_name ?? registrationStatusName(item.status)],
  ];
}

/** Rows of the application on the PSS receipt (B 2.7). */
export function pssReceiptRows(receipt: PssReceipt): PaperRow[] {
  const { pss_selection_process_item: item, status, status_name } = receipt;
  return [
    ['Cargo', item.job_title?.name ?? item.job_title?.description ?? ''],
    ['Unidade', getUnit(item.selection_process, item)],
    ['Período', getPeriod(item)],
    ['Data do resultado', formatDate(item.selection_process?.result_date)],
    ...meetingFacts(receipt),
    ...orderRows(receipt),
    ['Situação', status_name ?? registrationStatusName(status)],
  ];
}

/** Rows of the application on the PSG sheet (B 2.7). */
export function psgSheetRows(sheet: PsgSheet): PaperRow[] {
  const { selection_process: process, selection_process_item: item } = sheet;
  return [
    ['Curso', item.course_name],
    ['Unidade', getUnit(process, item)],
    ...orderRows(sheet),
    ['Período', getPeriod(item)],
    ...createKnownRow('Início do curso', formatDate(sheet.course_start_date)),
    ...createCancelledRow(sheet.status),
  ];
}

/** Rows of the application on the PSS sheet (B 2.7). */
export function pssSheetRows(sheet: PssSheet): PaperRow[] {
  const { pss_selection_process_item: item } = sheet;
  return [
    ['Cargo pretendido', item.job_title?.name ?? ''],
    ['Escolaridade', getEducationLevel(sheet)],
    ...orderRows(sheet),
    ['Cidade', item.city_info ?? ''],
    ...createCancelledRow(sheet.status),
  ];
}

/** Returns the education of the application, else of the profile. */
const getEducationLevel = ({ curriculum, created_at, people }: PssSheet): string =>
  concludedLevelName(curriculum?.educationalFormations ?? [], toIsoDay(created_at) ?? '9999') ||
  educationLevelName(people.education_level_id);

/** Leaves out unknown rows that the specification's receipt does not have. */
const createKnownRow = (label: string, value: string): PaperRow[] => (value === '' ? [] : [[label, value]]);

/** A sheet shows the situation only if the registration is cancelled. */
const createCancelledRow = (status: number | null): PaperRow[] =>
  status === CANCELLED ? [['Situação', registrationStatusName(status)]] : [];
