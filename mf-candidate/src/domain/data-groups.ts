import { myDataGroups, myDataInternals } from '@portal/contract/endpoints/my-data-names';
import { formatDate, formatDateTime, toTimestamp } from '@portal/contract/format/date';
import { formatTaxId } from '@portal/contract/format/mask';
import { formatPersonName } from '@portal/contract/format/person-name';
import { formatPhone } from '@portal/contract/format/phone';
import {
  courseSituations,
  educationLevelName,
  formationLevels,
  raceName,
} from '@portal/contract/selection-process/coded-values';
import { fieldsOf, formatFieldValue } from '@portal/contract/selection-process/registration-field';
import { registrationStatusName } from '@portal/contract/selection-process/statuses';

/** Readable stored data of one kind. */
export interface DataGroup {
  name: string;
  title: string;
  folded: boolean;
  entries: DataEntry[];
}

export interface DataEntry {
  key: string;
  /** Name of the entry; null for the only entry of a group, or an entry without name. */
  heading: string | null;
  facts: (readonly [label: string, value: string])[];
}

/** Formats "Meus dados": groups in the order of `myDataGroups`, then unknown ones; omits empty groups. */
export function dataGroups(copy: Readonly<Record<string, unknown>>, names: DataNames): DataGroup[] {
  const known = Object.keys(myDataGroups).filter((name) => name in copy);
  const others = Object.keys(copy).filter((name) => !(name in myDataGroups));
  return [...known, ...others]
    .map((name) => createGroup(name, copy[name], names))
    .filter(({ entries }) => entries.length > 0);
}

function createGroup(name: string, value: unknown, names: DataNames): DataGroup {
  const { title = name, newest, folded = false } = myDataGroups[name] ?? {};
  const rows = (Array.isArray(value) ? value : [value]).map(toRow);
  const moment = (row: Row) => toTimestamp(newest ? String(row[newest] ?? '') : null, 'start') ?? 0;
  const entries = rows
    .sort((one, other) => moment(other) - moment(one))
    .map((row, index) => createEntry(name, row, index, names))
    .filter(({ facts, heading }) => facts.length > 0 || heading !== null);
  return { name, title, folded, entries };
}

type Row = Readonly<Record<string, unknown>>;

const toRow = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? (value as Row) : { '': value };

function createEntry(group: string, row: Row, index: number, names: DataNames): DataEntry {
  const { id = index } = row;
  const { heading, facts: labels = {} } = myDataGroups[group] ?? {};
  const others = Object.keys(row).filter((name) => !(name in labels) && !myDataInternals.has(name));
  const read = (name: string) => formatFact(group, name, row[name], names);
  const shown = [...Object.keys(labels).filter((name) => name in row), ...others];
  return {
    key: String(id),
    heading: (heading && read(heading)) || null,
    facts: shown.flatMap((name) => {
      const value = name === heading ? '' : read(name);
      return value === '' ? [] : [[labels[name] ?? name, value] as const];
    }),
  };
}

/** Names of ids in the response; a missing name leaves the id or nothing. */
export interface DataNames {
  cities: ReadonlyMap<string, string>;
  offers: ReadonlyMap<string, string>;
}

const purposes: Record<string, string> = { password: 'criar a senha', email: 'trocar o e-mail' };

const actions: Record<string, string> = {
  login: 'Entrada na conta',
  logout: 'Saída da conta',
  'data-exported': 'Consulta de “Meus dados”',
  'document-opened': 'Documento aberto',
  'email-changed': 'E-mail trocado',
  'password-changed': 'Senha trocada',
  'password-reset': 'Senha criada com código',
  'profile-changed': 'Perfil alterado',
  'birthdate-corrected': 'Data de nascimento corrigida',
  'registered-psg': 'Inscrição no PSG',
  'registered-pss': 'Inscrição no PSS',
  'cancelled-psg': 'Inscrição no PSG cancelada',
  'cancelled-pss': 'Inscrição no PSS cancelada',
  'login-failed': 'Senha errada na entrada',
  'reset-requested': 'Código pedido',
  'sessions-ended': 'Outras sessões encerradas',
};

const actors: Record<string, string> = { anonymous: 'alguém sem entrar na conta', system: 'o portal' };

type Reading = (value: string, group: string, names: DataNames) => string;

/** Formatters of values that are not displayed as they are; '' hides a value. */
const formatters: Readonly<Record<string, Reading>> = {
  full_name: (value) => formatPersonName(value),
  mother: (value) => formatPersonName(value),
  nif: (value) => formatTaxId(value),
  phone: (value) => formatPhone(value),
  // Also formats house numbers, which match no registration.
  number: (value, _, { offers }) => [offers.get(value), value].filter(Boolean).join(' · '),
  city_id: (value, _, { cities }) => cities.get(value) ?? '',
  race_id: (value) => raceName(Number(value)),
  education_level_id: (value, group) =>
    group === 'person' ? educationLevelName(Number(value)) : (formationLevels[Number(value) - 1] ?? ''),
  situation: (value) => courseSituations[Number(value) - 1] ?? '',
  position: (value) => `${value}ª`,
  workload: (value) => `${value} horas`,
  note: (value) => value.replace('.', ','),
  status: (value, group) => {
    if (group !== 'tickets') return registrationStatusName(Number(value));
    return value === '1' ? 'Recebida' : 'Em atendimento';
  },
  purpose: (value) => purposes[value] ?? value,
  action: (value) => actions[value] ?? value,
  actor: (value) => actors[value] ?? 'você',
};

/** Formats one value of "Meus dados": dates, codes and numbers; '' for unknown values. */
function formatFact(group: string, name: string, value: unknown, names: DataNames): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const reading = formatters[name];
  if (reading) return reading(text, group, names);
  const fields = fieldsOf(myDataGroups[group]?.fields ?? {});
  const field = fields.find(([asked]) => asked === name)?.[1];
  if (field) return formatFieldValue(field, text);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatDateTime(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text;
}
