import { formatDate, formatDateTime, toIsoDay, toTimestamp } from '@portal/contract/format/date';
import { describeChances } from '@portal/contract/format/position';
import { CANCELLED, isOpenProcess, REGISTERED } from '@portal/contract/selection-process/statuses';
import type { Application } from '@portal/selection-process/rules/applications';
import { registrationWindow } from '@portal/selection-process/rules/offer-state';

/** Current state of an application for its owner. */
interface NextStep {
  /** Status with its phase as text. */
  status: string;
  /** Task of the owner, or what the owner waits for. */
  todo: string;
  bringsDocuments: boolean;
  /** Party that has to act; 'nobody' if nothing is left to do. */
  turn: 'candidate' | 'institution' | 'nobody';
}

const CLASSIFIED = 2;
const WAITLISTED = 3;

type Standing = Pick<Application, 'status' | 'processStatus' | 'progress'>;

/** @param now timestamp */
export function nextStep({ status, processStatus, progress }: Standing, now: number): NextStep {
  const isOver = !isOpenProcess(processStatus);
  const result = formatDate(progress?.result_date);
  const isTaking = !isOver && progress !== null && registrationWindow(progress, now).kind === 'open';
  const isPast = (date: string | null | undefined) =>
    (toTimestamp(date, 'end') ?? Number.POSITIVE_INFINITY) <= now;
  const say = (said: string, todo: string, turn: NextStep['turn'], bringsDocuments = false): NextStep => ({
    status: said,
    todo,
    bringsDocuments,
    turn,
  });
  if (status === CANCELLED) return say('Inscrição cancelada', 'Não há nada a fazer.', 'nobody');
  if (isPast(progress?.course_start_date)) {
    const begun = `O curso começou em ${formatDate(progress?.course_start_date)}.`;
    return say('Seleção terminada', begun, 'nobody');
  }
  if (status === CLASSIFIED && isPast(progress?.documents_end_date)) {
    const due = formatDate(toIsoDay(progress?.documents_end_date));
    const late = `A entrega de documentos terminou em ${due}. Se você ainda não os entregou, fale com a unidade.`;
    return say('Classificado', late, 'institution');
  }
  if (status === CLASSIFIED) {
    const come = 'Confirme sua vaga: vá ao local, no horário marcado no edital, com os documentos.';
    return say('Classificado', come, 'candidate', true);
  }
  if (status === WAITLISTED) {
    const wait =
      'Aguarde: a unidade chama pela ordem quando uma vaga fica livre. Deixe os documentos separados.';
    return say('Na lista de reserva', wait, 'institution', true);
  }
  if (isTaking) {
    const until = `As inscrições vão até ${formatDateTime(progress?.end_date)}.`;
    const wait = `Aguarde o resultado${result && `, em ${result}`}. ${until}`;
    return say('Inscrito, com inscrições ainda abertas', wait, 'institution');
  }
  const phase = findCurrentPhase(progress?.phases ?? []);
  return say(
    phase ? `Inscrito, na fase: ${phase}` : 'Inscrito, em análise',
    isPast(progress?.result_date)
      ? `O resultado estava marcado para ${result}: veja no edital.`
      : result
        ? `Aguarde o resultado, em ${result}.`
        : 'Aguarde o resultado: ele sai nesta página e no edital.',
    'institution',
  );
}

/** Returns the first phase without a score, once another has one. */
function findCurrentPhase(phases: readonly { name: string; note: number | null }[]): string | null {
  const isBegun = phases.some(({ note }) => note !== null);
  return (isBegun && phases.find(({ note }) => note === null)?.name) || null;
}

/** Lists the dates of an application in order. @param now timestamp */
export function timelineOf({ status, progress }: Pick<Application, 'status' | 'progress'>, now: number) {
  if (!progress) return [];
  const dates: [label: string, date: string | null][] = [
    ['Inscrição feita', progress.registered_at],
    ['Fim das inscrições', progress.end_date],
    ['Resultado', progress.result_date],
    ['Início do curso', progress.course_start_date],
  ];
  // Later dates do not concern the owner of a cancelled registration.
  return (status === CANCELLED ? dates.slice(0, 1) : dates)
    .flatMap(([label, date]) => {
      const at = toTimestamp(date, 'end');
      return at === null ? [] : [{ label, date: formatDate(toIsoDay(date)), isPast: at <= now, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...shown }) => shown);
}

const receipt = 'Comprovante desta inscrição, impresso ou no celular';

/** Default, if the offer has no list; the notice names the rest. */
const commonDocuments = [
  'Documento de identidade com foto e CPF',
  receipt,
  'Os documentos que o edital pede',
];

/** Returns the documents to bring: those of the offer, or else the common ones once documents are due. */
export function listDocumentsToBring(
  { bringsDocuments, turn }: Pick<NextStep, 'bringsDocuments' | 'turn'>,
  progress: Application['progress'],
): readonly string[] {
  const named = progress?.documents_to_bring ?? [];
  if (turn === 'nobody') return [];
  if (named.length > 0) return [...named, receipt];
  return bringsDocuments ? commonDocuments : [];
}

const titles = [
  ['candidate', 'Falta você fazer'],
  ['institution', 'Aguardando'],
  ['nobody', 'Terminadas'],
] as const;

/** Groups applications by who has to act; the candidate's own tasks are sorted by the first day of the course. */
export function applicationGroups(applications: readonly Application[], now: number) {
  const getStart = ({ progress }: Application) =>
    toTimestamp(progress?.course_start_date ?? null, 'start') ?? Number.MAX_SAFE_INTEGER;
  const compareStart = (a: Application, b: Application) => getStart(a) - getStart(b);
  return titles
    .map(([turn, title]) => {
      const group = applications.filter((application) => nextStep(application, now).turn === turn);
      return { title, applications: turn === 'candidate' ? group.sort(compareStart) : group };
    })
    .filter((group) => group.applications.length > 0);
}

/** Describes the chances; null if decided or unknown, and for positions, which phases decide instead of the order. */
export function chancesOf({ kind, status, progress }: Pick<Application, 'kind' | 'status' | 'progress'>) {
  if (kind !== 'psg' || status !== REGISTERED || !progress || progress.reserve === null) return null;
  return describeChances({ ...progress, lastCalled: progress.last_called });
}

/** Returns the progress on the equator line (B 4): 1 applied, 2 under review, 3 decided. */
export function trackerOf(status: number | null, processStatus: number) {
  if (status === CANCELLED) return { reached: 1, cancelled: true };
  if (status === CLASSIFIED || status === WAITLISTED) return { reached: 3, cancelled: false };
  return { reached: isOpenProcess(processStatus) ? 1 : 2, cancelled: false };
}

/** Sorts applications: active ones first, the newest at the top. */
export function sortApplications(applications: readonly Application[]): Application[] {
  const rank = ({ status, processStatus }: Application) =>
    (status === CANCELLED ? 2 : 0) + (processStatus > 2 ? 1 : 0);
  const newest = ({ progress }: Application) => toTimestamp(progress?.registered_at, 'start') ?? 0;
  return [...applications].sort((a, b) => rank(a) - rank(b) || newest(b) - newest(a));
}

/** Marks applications as cancelled: the server's updated list may arrive late or not at all. */
export const markCancelled = (
  applications: readonly Application[],
  keys: ReadonlySet<string>,
): Application[] =>
  applications.map((application) =>
    keys.has(application.key)
      ? {
          ...application,
          status: CANCELLED,
          progress: application.progress && { ...application.progress, cancellable_until: null },
        }
      : application,
  );

/** Returns the mean of the phases' scores (`note`) with 2 decimals (B 9); null without scores. */
export function averageScore(notes: readonly (number | null)[]): string | null {
  const scores = notes.filter((note): note is number => note !== null);
  if (scores.length === 0) return null;
  const mean = scores.reduce((sum, note) => sum + note, 0) / scores.length;
  return mean.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
