import type { Curriculum } from '../endpoints/curriculum.ts';
import type { QuotedProcess } from '../endpoints/parts.ts';
import type {
  PsgApplicant,
  PsgReceipt,
  PsgSheet,
  PssApplicant,
  PssReceipt,
  PssSheet,
} from '../endpoints/printouts.ts';
import { formatDate, formatPeriod, toIsoDay } from '../format/date.ts';
import { formatTaxId } from '../format/mask.ts';
import { formatPersonName } from '../format/person-name.ts';
import { orderRows } from '../format/position.ts';
import {
  concludedLevelName,
  courseSituations,
  educationLevelName,
  formationLevels,
  raceName,
} from './coded-values.ts';
import { meetingFacts } from './meeting-facts.ts';
import { formatFieldValue, mapFields, type RegistrationFields } from './registration-field.ts';
import { registrationFields, sheetRows } from './registration-fields.ts';
import { CANCELLED, registrationStatusName } from './statuses.ts';
import { formatWorkedTime, totalExperience } from './total-experience.ts';

/** Row of a printout, identical on screen and in its PDF; '' prints blank, on sheets to be filled in by hand. */
type PaperRow = readonly [label: string, value: string];

/** Name of a selection process on printouts. */
export const paperProcessName = (process: Pick<QuotedProcess, 'name' | 'info'> | null): string =>
  process?.name ?? process?.info ?? '';

/** Returns the unit, else the place or the city. */
const getUnit = (
  process: Pick<QuotedProcess, 'unit'> | null,
  item: { place?: string | null; city_info?: string | null } = {},
): string => process?.unit?.name ?? item.place ?? item.city_info ?? '';

/** Rows 'Candidato' of a receipt (B 2.7). */
export const receiptPersonRows = ({
  full_name,
  nif,
}: Pick<PsgApplicant, 'full_name' | 'nif'>): PaperRow[] => [
  ['Nome', formatPersonName(full_name ?? '')],
  ['CPF', formatTaxId(nif ?? '')],
];

/** Rows of the application on the PSG receipt (B 2.7). */
export function psgReceiptRows(receipt: PsgReceipt): PaperRow[] {
  const { selection_process: process, selection_process_item: item } = receipt;
  return [
    ['Curso', item.course_name],
    ['Unidade', getUnit(process)],
    // The window of a course may differ from that of its process.
    [
      'Período',
      formatPeriod(item.start_date, item.end_date) || formatPeriod(process.start_date, process.end_date),
    ],
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
    ['Período', formatPeriod(item.start_date, item.end_date)],
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
    ['Período', formatPeriod(item.start_date, item.end_date)],
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

/** 'Dados pessoais' of the PSG sheet (B 2.7). `city` is the name of the city of residence. */
export const psgPersonRows = (people: PsgApplicant, city: string | null): PaperRow[] => {
  const rows = {
    ...createFieldRows(registrationFields.psg, people),
    address: createRow('Endereço', [people.address, people.number].filter(Boolean).join(', ')),
    district: createRow('Bairro', people.district),
    city: createRow('Cidade', city),
    race: createRow('Raça/cor', raceName(people.race_id)),
  };
  return selectRows(sheetRows.psg, rows, registrationFields.psg);
};

/** 'Dados pessoais' of the PSS sheet (B 2.7). */
export const pssPersonRows = (people: PssApplicant): PaperRow[] => {
  const rows = createFieldRows(registrationFields.pss, people);
  return selectRows(sheetRows.pss, rows, registrationFields.pss);
};

/** Returns rows by name; a blank row of an optional field would ask for what applicants may omit. */
const selectRows = <Name extends string>(
  names: readonly Name[],
  rows: Record<Name, PaperRow>,
  fields: RegistrationFields,
): PaperRow[] =>
  names.filter((name) => !(fields[name]?.optional && rows[name][1] === '')).map((name) => rows[name]);

const createRow = (label: string, value: string | null): PaperRow => [label, value ?? ''];

/** Servers may name the full name `full_name` or `name`. */
const createFieldRows = <Fields extends RegistrationFields>(
  fields: Fields,
  people: Record<keyof Fields | 'name', string | null>,
) =>
  mapFields(fields, (field, name) =>
    createRow(
      field.sheetLabel ?? field.label,
      formatFieldValue(field, people[name] ?? (name === 'full_name' ? people.name : null)),
    ),
  );

/** Returns the sections of a curriculum, with a text if empty; current work counts until the submission. */
export const curriculumGroups = (
  { educationalFormations, complementaryCourses, professionalExperiences }: Curriculum,
  givenAt: string | null,
): ReturnType<typeof createGroup>[] => [
  createGroup('Formação educacional', educationalFormations.map(createFormationRow)),
  createGroup('Cursos complementares', complementaryCourses.map(createCourseRow)),
  createGroup('Experiência profissional', [
    ...professionalExperiences.map(createExperienceRow),
    ...createTotalRows(professionalExperiences, toIsoDay(givenAt)),
  ]),
];

const createGroup = (heading: string, rows: PaperRow[]): { heading: string; rows: PaperRow[] } => ({
  heading,
  rows: rows.length > 0 ? rows : [['Nada informado', '—']],
});

const createFormationRow = (row: Curriculum['educationalFormations'][number]): PaperRow => [
  formationLevels[row.education_level_id - 1] ?? '',
  joinParts([row.course, row.name, formatConclusion(row.date_conclusion)]),
];

const createCourseRow = (row: Curriculum['complementaryCourses'][number]): PaperRow => [
  row.course,
  joinParts([
    row.name,
    `${row.workload} horas`,
    courseSituations[row.situation - 1] ?? '',
    formatConclusion(row.date_conclusion),
    row.observation,
  ]),
];

const createExperienceRow = (row: Curriculum['professionalExperiences'][number]): PaperRow => [
  row.job_title_name,
  joinParts([
    row.name,
    row.city_name,
    `${formatDate(row.start_date)} até ${formatDate(row.end_date) || 'hoje'}`,
    row.observation,
  ]),
];

/** Sums up experience; current work counts until the given date. */
function createTotalRows(periods: Curriculum['professionalExperiences'], until: string | null): PaperRow[] {
  if (periods.length === 0 || until === null) return [];
  const total = `${formatWorkedTime(totalExperience(periods, until))} até ${formatDate(until)}`;
  return [['Tempo somado', periods.length > 1 ? `${total}; períodos simultâneos contam uma vez` : total]];
}

const formatConclusion = (day: string | null): string | null => day && `conclusão ${formatDate(day)}`;

const joinParts = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part?.trim()).join(' · ');

export const paperTitles = {
  psgReceipt: 'Comprovante de candidatura a vaga',
  pssReceipt: 'Comprovante de inscrição',
  pssSheet: 'Ficha de Inscrição',
} as const;

export const signatures = {
  psg: ['Assinatura do candidato', 'Assinatura do responsável pela inscrição'],
  pss: ['Assinatura do candidato'],
};

/** Text before the URL that verifies a printout. */
export const checkNote = 'Qualquer pessoa pode conferir número e situação em:';

const confirmationNotice =
  'O candidato deve comparecer ao local de confirmação, no horário marcado, para entregar os documentos; caso contrário, a reserva será cancelada automaticamente.';

/** Request to the applicant on a receipt (B 2.7), by the state of the registration. */
export const receiptNotice = (status: number | null): string =>
  status === CANCELLED ? 'Esta inscrição foi cancelada: este comprovante não vale mais.' : confirmationNotice;

/** Request to the applicant on the sheet of a position (B 2.7). */
export const sheetNote = 'Traga esta ficha assinada no dia da entrevista.';

export const commitmentHeading = 'Termo de compromisso';

/** Terms that the candidate signs on the sheet of a position (B 2.7). */
export const commitmentTerms = [
  'Declaro não ter parentesco, até o terceiro grau civil, com dirigentes ou empregados da instituição nos casos vedados por suas normas.',
  'Declaro conhecer e aceitar as condições deste processo seletivo.',
  'Declaro que as informações prestadas são verdadeiras e que respondo por elas.',
  'Autorizo a gravação em áudio e vídeo das etapas do processo seletivo.',
  'Consinto no tratamento dos meus dados pessoais para os fins deste processo seletivo.',
];
