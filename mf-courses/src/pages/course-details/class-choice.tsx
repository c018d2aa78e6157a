import { byStart } from '@portal/contract/catalogue/by-start';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import { formatShortDate } from '@portal/contract/format/date';
import { ChoiceForm, ChoiceSelect } from './choice-select.tsx';

interface ClassChoiceProps {
  courseId: number;
  classes: readonly CourseClass[];
  chosen: CourseClass;
  /** Anchor of the classes. */
  anchor: string;
}

/** City select: shows the class of another city (A 2.5). */
export const ClassChoice = ({ courseId, classes, chosen, anchor }: ClassChoiceProps) => (
  <ChoiceForm courseId={courseId}>
    <ChoiceSelect
      courseId={courseId}
      name="turma"
      label="Cidade"
      value={String(chosen.planoDoCursoId)}
      submitLabel="Ver turma"
      anchor={anchor}
    >
      {byStart(classes).map((each) => (
        <option key={each.planoDoCursoId} value={each.planoDoCursoId}>
          {`${each.localidade ?? 'Local: em breve'} · ${formatShortDate(each.dataPeriodoExecucaoInicial)}`}
        </option>
      ))}
    </ChoiceSelect>
  </ChoiceForm>
);
