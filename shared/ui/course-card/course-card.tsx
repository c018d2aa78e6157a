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
  /** Area (`axis_technology` or segment): colour, weave and name on the stub. */
  area?: string;
  /** First day of classes, yyyy-mm-dd; 'Em Breve' without one. */
  startDate?: string | null;
  /** Formatted price; 'Em Breve' without one. */
  price?: string | null;
  facts?: readonly CardFact[];
  /** Availability, such as "12 vagas", "Vagas esgotadas" or "Matrícula na unidade". */
  vacancies?: string;
  headingLevel?: 2 | 3 | 4;
}

export interface CourseCardProps extends CardBase {
  /** Course page: target of the whole card. */
  to: string;
  /** Picture as the API stores it; null shows the placeholder, undefined none. */
  image?: string | null;
  /** Whether the picture is the page's first and largest, loaded with high priority. */
  urgent?: boolean;
  actionLabel?: string;
}

const ENROL = 'Matricule-se';

/** Course as a card like a boarding pass (A 2.2, A 2.4). Titles are cut at 47 characters, 41 on phones (A 9). */
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
  /** Link, or a button that shows why it is disabled. */
  action: ReactNode;
  /** Instalments and other details below the facts. */
  children?: ReactNode;
}

/** Class as a full card with its period (A 2.5). */
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
  /** Position in the order of arrival, from 1. */
  position: number;
  /** Course or position. */
  title: string;
  area?: string;
  facts?: readonly CardFact[];
  headingLevel?: 2 | 3 | 4;
  action?: ReactNode;
  children?: ReactNode;
}

/** Receipt of a registration: a card's stub with the position (A 2.12). */
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
