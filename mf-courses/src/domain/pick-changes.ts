import { isOver } from '@portal/contract/catalogue/enrolment-state';
import type { CatalogueClass } from '@portal/contract/endpoints/catalogue';
import { formatDate, formatShortDate, toIsoDay } from '@portal/contract/format/date';
import { formatMoney } from '@portal/contract/format/money';
import type { SeenFacts } from './schedule-shortlist.ts';

type Offered = Pick<
  CatalogueClass,
  | 'preco'
  | 'vagasDisponiveis'
  | 'dataPeriodoExecucaoInicial'
  | 'dataDeEncerramentoOnline'
  | 'dataDeEncerramentoPresencial'
  | 'linkMatriculaOnline'
>;

/** Describes changes of a class since the visitor picked it, or a class that opened since; null for no class. */
export function describeChanges(seen: SeenFacts | null, offered: Offered | null, now: number): string[] {
  if (!seen) return offered && !isOver(offered, now) ? [describeOpened(offered)] : [];
  if (!offered) return ['Esta turma saiu da programação.'];
  if (offered.vagasDisponiveis !== null && offered.vagasDisponiveis <= 0) return ['As vagas acabaram.'];
  if (isOver(offered, now)) return ['As matrículas desta turma terminaram.'];
  const changes: string[] = [];
  if (offered.preco !== seen.price)
    changes.push(`O preço mudou: era ${formatMoney(seen.price)}, agora é ${formatMoney(offered.preco)}.`);
  const start = toIsoDay(offered.dataPeriodoExecucaoInicial);
  if (start !== seen.start)
    changes.push(
      seen.start
        ? `O início mudou: era ${formatDate(seen.start)}, agora é ${formatShortDate(start)}.`
        : `O início foi marcado: ${formatShortDate(start)}.`,
    );
  const vacancies = offered.vagasDisponiveis;
  if (vacancies !== null && seen.vacancies !== null && vacancies !== seen.vacancies)
    changes.push(describeVacancies(vacancies, seen.vacancies));
  return changes;
}

function describeOpened({ dataPeriodoExecucaoInicial }: Offered): string {
  const start = toIsoDay(dataPeriodoExecucaoInicial);
  return start ? `Abriu uma turma: começa em ${formatDate(start)}.` : 'Abriu uma turma.';
}

function describeVacancies(now: number, before: number): string {
  if (before <= 0) return now === 1 ? 'Abriu 1 vaga.' : `Abriram ${now} vagas.`;
  return `${now === 1 ? 'Resta 1 vaga' : `Há ${now} vagas`}; antes ${before === 1 ? 'havia 1' : `havia ${before}`}.`;
}
