import type { CourseClass } from '@portal/shared/contract/courses';
import { formatShortDate } from '@portal/shared/format/date';
import { useHref, useNavigate } from '@portal/shared/router';
import { Button } from '@portal/shared/ui/button';
import { PlainSelect } from '@portal/shared/ui/plain-field';
import { useHydrated } from '@portal/shared/ui/use-hydrated';
import styles from './course-details.module.css';

interface ClassChoiceProps {
  courseId: number;
  classes: readonly CourseClass[];
  chosen: CourseClass;
}

/** The city select: another city shows its class at once; without JavaScript, after a button (A 2.5). */
export function ClassChoice({ courseId, classes, chosen }: ClassChoiceProps) {
  const path = `/detalhes/${courseId}`;
  const action = useHref(path);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const show = (planoDoCursoId: string) =>
    navigate(`${path}?turma=${planoDoCursoId}`, { replace: true, preventScrollReset: true });
  return (
    <form method="get" action={action} className={styles.choice}>
      <PlainSelect
        label="Cidade"
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
      </PlainSelect>
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
