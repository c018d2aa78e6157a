import { myDataGroups } from '@portal/contract/endpoints/my-data-names';
import { formatDate, formatDateTime } from '@portal/contract/format/date';
import { formatPersonName } from '@portal/contract/format/person-name';
import { formatPhone } from '@portal/contract/format/phone';
import { formatTaxId } from '@portal/contract/format/tax-id';
import { courseSituations } from '@portal/contract/selection-process/course-situations';
import { educationLevelName, formationLevels } from '@portal/contract/selection-process/education-levels';
import { raceName } from '@portal/contract/selection-process/races';
import {
  columnName,
  fieldsOf,
  formatFieldValue,
} from '@portal/contract/selection-process/registration-field';
import { registrationStatusName } from '@portal/contract/selection-process/statuses';

/** Names of ids in the response; a missing name leaves the id or nothing. */
export interface DataNames {
  cities: ReadonlyMap<string, string>;
  /** Courses and positions by registration number. */
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
  fullName: (value) => formatPersonName(value),
  mother: (value) => formatPersonName(value),
  nif: (value) => formatTaxId(value),
  phone: (value) => formatPhone(value),
  // Also formats house numbers, which match no registration.
  number: (value, _, { offers }) => [offers.get(value), value].filter(Boolean).join(' · '),
  cityId: (value, _, { cities }) => cities.get(value) ?? '',
  raceId: (value) => raceName(Number(value)),
  educationLevelId: (value, group) =>
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

/**
 * Formats one value of "Meus dados": dates, codes and numbers.
 * @param name field name in the response
 * @returns '' for unknown values
 */
export function formatFact(group: string, name: string, value: unknown, names: DataNames): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const reading = formatters[name];
  if (reading) return reading(text, group, names);
  const fields = fieldsOf(myDataGroups[group]?.fields ?? {});
  const field = fields.find(([asked]) => columnName(asked) === name)?.[1];
  if (field) return formatFieldValue(field, text);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatDateTime(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text;
}
