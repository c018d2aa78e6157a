import type { RequirementGroup } from '../../src/db/schema/courses.ts';
import type { CourseSeed } from '../data/courses.ts';

/** Renders the syllabus as HTML (A 2.5). */
export const goalsOf = ({ aim, topics, workload }: CourseSeed): string =>
  `<p>${aim}</p><h3>O que você vai aprender</h3><ul>${topics.map((topic) => `<li>${topic}</li>`).join('')}</ul><p><strong>Carga horária:</strong> ${workload} horas.</p>`;

/** Returns the requirements by type (A 2.5). */
export function requirementsOf({ gaps, age, schooling }: CourseSeed): RequirementGroup[] {
  if (gaps?.includes('requirements')) return [];
  return [
    { nomeDoTipoDeRequisito: 'Idade', requisitos: [`Ter no mínimo ${age} anos na data de início`] },
    { nomeDoTipoDeRequisito: 'Escolaridade', requisitos: [`Ensino ${schooling}`] },
    {
      nomeDoTipoDeRequisito: 'Documentos',
      requisitos: ['Documento com foto e CPF', 'Comprovante de residência', 'Comprovante de escolaridade'],
    },
  ];
}
