import type { CatalogueClass } from '@portal/contract/endpoints/catalogue';
import { toIsoDay } from '@portal/contract/format/date';

/** Facts of a class when the visitor picked it, to detect changes. */
export interface SeenFacts {
  price: number | null;
  /** First day, yyyy-mm-dd. */
  start: string | null;
  vacancies: number | null;
}

export const seenFacts = ({
  preco,
  dataPeriodoExecucaoInicial,
  vagasDisponiveis,
}: Pick<CatalogueClass, 'preco' | 'dataPeriodoExecucaoInicial' | 'vagasDisponiveis'>): SeenFacts => ({
  price: preco,
  start: toIsoDay(dataPeriodoExecucaoInicial),
  vacancies: vagasDisponiveis,
});

/** Parses stored facts; null if invalid. */
export function readSeenFacts(value: unknown): SeenFacts | null {
  if (typeof value !== 'object' || value === null) return null;
  const { price, start, vacancies } = value as Record<string, unknown>;
  return {
    price: typeof price === 'number' ? price : null,
    start: toIsoDay(typeof start === 'string' ? start : null),
    vacancies: typeof vacancies === 'number' ? vacancies : null,
  };
}
