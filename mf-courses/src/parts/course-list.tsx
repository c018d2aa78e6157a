import { courseCard } from '@portal/client/catalogue/course-card';
import { toast } from '@portal/client/toasts';
import { interestPath, likeClass } from '@portal/contract/catalogue/interest';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import { Button, ButtonLink } from '@portal/ui/button';
import { Carousel } from '@portal/ui/carousel';
import { CourseCard } from '@portal/ui/course-card';
import { Bookmark, type LucideIcon, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  createPick,
  isInShortlist,
  type ListName,
  limits,
  type PickedClass,
  pickKey,
} from '../domain/schedule-shortlist.ts';
import styles from './course-list.module.css';
import { clearPicks, togglePick, useShortlist } from './shortlist-store.ts';

interface CourseListProps {
  label: string;
  courses: readonly CatalogueCourse[];
  seenAt: number;
  /** Rows, or one row that scrolls (A 2.4, A 9); a 'stacked' one is a list on phones. */
  layout?: 'rows' | 'auto' | 'stacked';
  urgent?: boolean;
}

/** Cards of courses. */
export function CourseList({ label, courses, seenAt, layout = 'auto', urgent = false }: CourseListProps) {
  const cards = courses.map((course, index) => ({
    key: course.id,
    label: course.title,
    node: <ScheduleCard course={course} seenAt={seenAt} urgent={urgent && index === 0} />,
  }));
  if (layout !== 'rows') return <Carousel label={label} perPage={layout} slides={cards} late={!urgent} />;
  return (
    <CardRows label={label}>
      {cards.map(({ key, node }) => (
        <li key={key}>{node}</li>
      ))}
    </CardRows>
  );
}

/** Cards in rows, as many side by side as fit. */
export const CardRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={`stack columns gap-6 ${styles.list}`}>
    {children}
  </ul>
);

interface ScheduleCardProps {
  course: CatalogueCourse;
  seenAt: number;
  urgent?: boolean;
  /** Pick to store; by default the shown class. */
  pick?: PickedClass;
}

/** Card of a course with a link to its first class (A 2.2, A 2.4), and buttons for that class below. */
export function ScheduleCard({ course, seenAt, urgent, pick }: ScheduleCardProps) {
  const [shown] = course.classes;
  const card = courseCard(course, seenAt);
  return (
    <div className={`grid tall ${styles.card}`}>
      <CourseCard {...card} urgent={urgent} />
      <div className="cluster center gap-0">
        {card.actionLabel !== 'Matricule-se' && (
          <Link
            to={interestPath(course.title, shown && likeClass(shown))}
            className={`target text-sm bold relative ${styles.alert}`}
          >
            Avise-me <span className="visuallyHidden">de novas turmas de {course.title}</span>
          </Link>
        )}
        <SaveCourse pick={pick ?? createPick(course, shown)} />
      </div>
    </div>
  );
}

const lists: Record<ListName, { label: string; chosenLabel: string; Icon: LucideIcon; full: string }> = {
  saved: {
    label: 'Salvar',
    chosenLabel: 'Salvo',
    Icon: Bookmark,
    full: `Você já salvou ${limits.saved} cursos. Remova um para salvar outro.`,
  },
  compared: {
    label: 'Comparar',
    chosenLabel: 'Na comparação',
    Icon: Scale,
    full: `Você já escolheu ${limits.compared} cursos para comparar. Remova um para incluir outro.`,
  },
};

/** Buttons that save or compare a class on this device and show its state; none without JavaScript. */
export const SaveCourse = ({ pick }: { pick: PickedClass }) => (
  <div className={`needsScript cluster ${styles.tools}`}>
    <Toggle list="saved" pick={pick} />
    <Toggle list="compared" pick={pick} />
  </div>
);

function Toggle({ list, pick }: { list: ListName; pick: PickedClass }) {
  const chosen = isInShortlist(useShortlist(), list, pick);
  const { label, chosenLabel, Icon, full } = lists[list];
  const change = () => {
    if (!togglePick(list, pick)) toast(full, { tone: 'error', duration: 3500 });
  };
  return (
    <button
      type="button"
      data-chosen={chosen || undefined}
      className={`target gap-1 text-sm onLine relative ${styles.toggle}`}
      onClick={change}
    >
      <Icon aria-hidden="true" size={18} className={styles.icon} />
      <span>{chosen ? chosenLabel : label}</span>{' '}
      <span className="visuallyHidden">{chosen ? `${pick.title} (remover)` : pick.title}</span>
    </button>
  );
}

/** Number of compared courses with a link to the comparison; nothing without any. */
export function CompareBar() {
  const { compared } = useShortlist();
  const [first, second] = compared;
  return (
    <section
      aria-label="Comparação de cursos"
      className={`noPrint cluster center between lineTop superficie ${styles.bar}`}
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
