import { Picture } from '@portal/ui/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TruncatedTitle } from '../truncated-title/truncated-title.tsx';
import { type CardFact, CardFacts } from './card-facts.tsx';
import { CardShell } from './card-shell.tsx';
import { ClassPeriod } from './class-period.tsx';
import styles from './course-card.module.css';
import { DateStub } from './date-stub.tsx';

interface CardBase {
  title: string;
  /** Name of the area (`axis_technology` or segment): colour, weave and name on the stub. */
  area?: string;
  /** First day of classes, yyyy-mm-dd; absent prints 'Em Breve'. */
  startDate?: string | null;
  /** Price as it is printed; absent prints 'Em Breve'. */
  price?: string | null;
  facts?: readonly CardFact[];
  /** Whether there is a place, such as "12 vagas", "Vagas esgotadas" or "Matrícula na unidade". */
  vacancies?: string;
  headingLevel?: 2 | 3 | 4;
}

export interface CourseCardProps extends CardBase {
  /** The course's page: the whole card leads there. */
  to: string;
  /** Picture as the API stores it; null shows the placeholder, undefined leaves it out. */
  image?: string | null;
  /** Whether the picture is the page's first and largest: it is asked for ahead of all others. */
  urgent?: boolean;
  actionLabel?: string;
}

const ENROL = 'Matricule-se';

/** A course as a card like a boarding ticket (A 2.2, A 2.4). Titles are cut at 47 characters, 41 on phones (A 9). */
export function CourseCard({
  title,
  area,
  startDate,
  price,
  facts = [],
  vacancies,
  headingLevel = 3,
  to,
  image,
  urgent,
  actionLabel = ENROL,
}: CourseCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <CardShell kind="course" area={area} stub={<DateStub date={startDate} label="Início" />}>
      {image !== undefined && (
        <div className={styles.picture}>
          <Picture src={image} alt="" width={640} height={320} placeholderArea={area} priority={urgent} />
        </div>
      )}
      <div className={styles.heading}>
        {area && <p className={styles.area}>{area}</p>}
        <Heading className={styles.title}>
          <TruncatedTitle text={title} max={47} narrowMax={41} />
        </Heading>
      </div>
      <CardFacts facts={facts} brief />
      {vacancies && <p className={styles.places}>{vacancies}</p>}
      <div className={styles.foot}>
        <p className={styles.price}>{price || 'Em Breve'}</p>
        <Link to={to} className={styles.cover}>
          <span>{actionLabel}</span>{' '}
          <span className="visuallyHidden">{`${actionLabel === ENROL ? 'em' : 'de'} ${title}`}</span>
        </Link>
      </div>
    </CardShell>
  );
}

export interface ClassCardProps extends CardBase {
  /** Last day of classes, yyyy-mm-dd. */
  endDate?: string | null;
  /** The one action: a link or a button that says why it is disabled. */
  action: ReactNode;
  /** Instalment lines and other details under the facts. */
  children?: ReactNode;
}

/** A class as the full card, with its period (A 2.5). */
export function ClassCard({
  title,
  area,
  startDate,
  endDate,
  price,
  facts = [],
  vacancies,
  headingLevel = 3,
  action,
  children,
}: ClassCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <CardShell kind="class" area={area} stub={<DateStub date={startDate} label="Início" />}>
      <div className={styles.heading}>
        {area && <p className={styles.area}>{area}</p>}
        <Heading className={styles.title}>{title}</Heading>
      </div>
      <ClassPeriod start={startDate} end={endDate} />
      <CardFacts facts={facts} />
      {children && <div className={styles.details}>{children}</div>}
      <div className={styles.foot}>
        <p className={styles.price}>{price || 'Em Breve'}</p>
        {vacancies && <p className={styles.vacancies}>{vacancies}</p>}
        <div className={styles.action}>{action}</div>
      </div>
    </CardShell>
  );
}

export interface RegistrationStubProps {
  /** Place in the order of registration, from 1. */
  position: number;
  /** The course or role that was applied for. */
  title: string;
  area?: string;
  facts?: readonly CardFact[];
  headingLevel?: 2 | 3 | 4;
  /** What the person can do now. */
  action?: ReactNode;
  children?: ReactNode;
}

/** The receipt of a registration: a card's stub with the position number (A 2.12). */
export function RegistrationStub({
  position,
  title,
  area,
  facts = [],
  headingLevel = 3,
  action,
  children,
}: RegistrationStubProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <CardShell
      kind="registration"
      area={area}
      stub={
        <p className={styles.date}>
          <span className={styles.dateLabel}>Posição</span>
          <span className={styles.day}>{position}</span>
        </p>
      }
    >
      <div className={styles.heading}>
        {area && <p className={styles.area}>{area}</p>}
        <Heading className={styles.title}>{title}</Heading>
      </div>
      <CardFacts facts={facts} />
      {children && <div className={styles.details}>{children}</div>}
      {action && <div className={styles.foot}>{action}</div>}
    </CardShell>
  );
}
