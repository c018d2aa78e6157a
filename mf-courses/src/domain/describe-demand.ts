import type { RequestedClass } from '@portal/contract/endpoints/contact';

const when: Record<string, string> = {
  manha: 'de manhã',
  tarde: 'à tarde',
  noite: 'à noite',
  integral: 'em período integral',
  'fim-de-semana': 'no fim de semana',
};

/** Describes the demand for a requested class: "Faltam no máximo 5 interessados para abrir em Santana à noite". */
export function describeDemand({ city, shift, missing }: RequestedClass): string {
  const place = [`em ${city}`, when[shift ?? '']].filter(Boolean).join(' ');
  if (missing === 0) return `Já há interessados para abrir uma turma ${place}`;
  const people = missing === 1 ? 'Falta no máximo 1 interessado' : `Faltam no máximo ${missing} interessados`;
  return `${people} para abrir ${place}`;
}
