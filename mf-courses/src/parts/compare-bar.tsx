import { Button, ButtonLink } from '@portal/ui/button';
import { limits, pickKey } from '../domain/schedule-shortlist.ts';
import styles from './course-list.module.css';
import { clearPicks, useShortlist } from './shortlist-store.ts';

/** Number of compared courses with a link to the comparison; nothing without any. */
export function CompareBar() {
  const { compared } = useShortlist();
  const [first, second] = compared;
  return (
    <section
      aria-label="Comparação de cursos"
      className={`noPrint cluster center between ${styles.bar}`}
      hidden={!first}
      data-bottom-bar
      data-not-kept
    >
      <p role="status" className="bold">
        {first && `${compared.length} de ${limits.compared} cursos para comparar`}
      </p>
      <div className="cluster center gap-2">
        {second ? (
          <ButtonLink to={`/comparar-cursos?ids=${compared.map(pickKey).join(',')}`}>
            Comparar agora
          </ButtonLink>
        ) : (
          <p className="muted text-sm">Escolha mais um para comparar.</p>
        )}
        <Button variant="quiet" onClick={() => clearPicks('compared')}>
          Limpar
        </Button>
      </div>
    </section>
  );
}
