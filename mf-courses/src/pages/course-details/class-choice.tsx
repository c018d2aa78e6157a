import type { CourseClass } from '@portal/shared/contract/courses';
import { formatShortDate } from '@portal/shared/format/date';
import { useNavigate } from '@portal/shared/router';
import { Button } from '@portal/shared/ui/button';
import { useHydrated } from '@portal/shared/ui/use-hydrated';
import { useId } from 'react';
import styles from './course-details.module.css';

interface ClassChoiceProps {
  courseId: number;
  classes: readonly CourseClass[];
  chosen: CourseClass;
}

/** The city select: another city shows its class at once; without JavaScript, after a button (A 2.5). */
export function ClassChoice({ courseId, classes, chosen }: ClassChoiceProps) {
  const id = useId();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const show = (planoDoCursoId: string) =>
    navigate(`/detalhes/${courseId}?turma=${planoDoCursoId}`, { replace: true, preventScrollReset: true });
  return (
    <form method="get" action={`/senac-portal/detalhes/${courseId}`} className={styles.choice}>
      <label htmlFor={id}>
        Cidade
        <select
          id={id}
          key={chosen.planoDoCursoId}
          name="turma"
          defaultValue={chosen.planoDoCursoId}
          onChange={(event) => void show(event.currentTarget.value)}
        >
          {classes.map((each) => (
            <option key={each.planoDoCursoId} value={each.planoDoCursoId}>
              {each.localidade ?? 'Em Breve'} · {formatShortDate(each.dataPeriodoExecucaoInicial)}
            </option>
          ))}
        </select>
      </label>
      {!hydrated && (
        <noscript>
          <Button type="submit" variant="secondary">
            Ver turma
          </Button>
        </noscript>
      )}
    </form>
  );
}
