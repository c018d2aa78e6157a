import { toDateParts, toIsoDay } from '@portal/contract/format/date';
import { areaSlug } from '@portal/ui/area';
import { Picture } from '@portal/ui/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TruncatedTitle } from '../truncated-title/truncated-title.tsx';
import styles from './course-card.module.css';

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
}

interface CourseCardProps extends CardBase {
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
  to,
  image,
  urgent,
  actionLabel = ENROL,
}: CourseCardProps) {
  return (
    <CardShell kind="course" area={area} stub={<DateStub date={startDate} />}>
      {image !== undefined && (
        <div className={styles.picture}>
          <Picture src={image} alt="" width={640} height={320} placeholderArea={area} priority={urgent} />
        </div>
      )}
      <CardTitle area={area}>
        <TruncatedTitle text={title} max={47} narrowMax={41} />
      </CardTitle>
      <CardFacts facts={facts} brief />
      {vacancies && <p className={`text-sm ${styles.places}`}>{vacancies}</p>}
      <div className={`cluster between baseline ${styles.foot}`}>
        <p className={`heading text-lg tabular nowrap ${styles.price}`}>{price || 'Em Breve'}</p>
        <Link to={to} className={`cover target bold nowrap ${styles.cover}`}>
          <span>{actionLabel}</span>{' '}
          <span className="visuallyHidden">{`${actionLabel === ENROL ? 'em' : 'de'} ${title}`}</span>
        </Link>
      </div>
    </CardShell>
  );
}

interface ClassCardProps extends CardBase {
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
  action,
  children,
}: ClassCardProps) {
  return (
    <CardShell kind="class" area={area} stub={<DateStub date={startDate} />}>
      <CardTitle area={area}>{title}</CardTitle>
      <ClassPeriod start={startDate} end={endDate} />
      <CardFacts facts={facts} />
      {children && <div className="text-sm">{children}</div>}
      <div className={`cluster between baseline ${styles.foot}`}>
        <p className={`heading text-lg tabular nowrap ${styles.price}`}>{price || 'Em Breve'}</p>
        {vacancies && <p className="text-sm semibold">{vacancies}</p>}
        <div className={`noPrint ${styles.action}`}>{action}</div>
      </div>
    </CardShell>
  );
}

interface RegistrationStubProps {
  /** Position in the order of arrival, from 1. */
  position: number;
  /** Course or position. */
  title: string;
  facts: readonly CardFact[];
}

/** Receipt of a registration: a card's stub with the position (A 2.12). */
export const RegistrationStub = ({ position, title, facts }: RegistrationStubProps) => (
  <CardShell
    kind="registration"
    stub={
      <p className={styles.date}>
        <span className="muted text-xs">Posição</span>
        <span className={`heading tabular ${styles.day}`}>{position}</span>
      </p>
    }
  >
    <CardTitle>{title}</CardTitle>
    <CardFacts facts={facts} />
  </CardShell>
);

interface CardShellProps {
  kind: 'course' | 'class' | 'registration';
  /** Area whose colour and pattern the card uses. */
  area?: string;
  /** Content of the stub on the left. */
  stub: ReactNode;
  children: ReactNode;
}

/** Card background: canoe corners, woven stub, perforated seam. The mask cuts only the background, never the content. */
function CardShell({ kind, area, stub, children }: CardShellProps) {
  return (
    <div className={`tall ${styles.berth}`}>
      <article className={`tall relative ${styles.card}`} data-kind={kind} data-area={area && areaSlug(area)}>
        <div className={styles.paper} aria-hidden="true">
          <div className={styles.sheet} />
        </div>
        <div className={`relative ${styles.stub}`}>{stub}</div>
        <div className={`relative flex gap-3 shrinks ${styles.body}`}>{children}</div>
      </article>
    </div>
  );
}

const CardTitle = ({ area, children }: { area?: string; children: ReactNode }) => (
  <div>
    {area && <p className={`text-xs bold ${styles.area}`}>{area}</p>}
    <h3 className={`text-md ${styles.title}`}>{children}</h3>
  </div>
);

/** Label and value; a missing value is shown as 'Em Breve' (A 8). */
interface CardFact {
  label: string;
  value?: ReactNode;
}

const isMissing = (value: ReactNode) => value === undefined || value === null || value === '';

interface CardFactsProps {
  facts: readonly CardFact[];
  /** One line of values without visible labels. Screen readers read the labels; a missing value shows its label. */
  brief?: boolean;
}

function CardFacts({ facts, brief = false }: CardFactsProps) {
  return (
    <dl
      className={`facts text-sm ${brief ? `cluster ${styles.brief}` : `stack columns gap-1 gap-x-4 ${styles.facts}`}`}
    >
      {facts.map(({ label, value }) => (
        <div key={label} data-missing={isMissing(value) || undefined}>
          <dt className={brief && !isMissing(value) ? 'visuallyHidden' : undefined}>{label}</dt>
          <dd>{isMissing(value) ? 'Em Breve' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const formatDay = (date: string | null | undefined) => toDateParts(date)?.spoken ?? 'Em Breve';

/** Shows the period of a class as a section of the equator line. */
function ClassPeriod({ start, end }: { start: string | null | undefined; end: string | null | undefined }) {
  return (
    <dl className={`facts flex between gap-4 text-sm relative ${styles.voyage}`}>
      <div className={styles.port}>
        <dt>Início</dt>
        <dd>{formatDay(start)}</dd>
      </div>
      <div className={styles.port}>
        <dt>Término</dt>
        <dd>{formatDay(end)}</dd>
      </div>
    </dl>
  );
}

/**
 * First day on a card's stub, or 'Em Breve' (A 8).
 * @param date yyyy-mm-dd
 */
function DateStub({ date }: { date: string | null | undefined }) {
  const parts = toDateParts(date);
  return (
    <p className={styles.date}>
      <span className="muted text-xs">Início</span>
      {parts ? (
        <time dateTime={toIsoDay(date) ?? undefined} className={styles.time}>
          <span className="visuallyHidden">{parts.spoken}</span>
          <span aria-hidden="true" className={`heading tabular ${styles.day}`}>
            {parts.day}
          </span>
          <span aria-hidden="true" className={`bold ${styles.month}`}>
            {parts.month}
          </span>
          <span aria-hidden="true" className="muted text-xs tabular">
            {parts.year}
          </span>
        </time>
      ) : (
        <span className={`heading mt-3 ${styles.soon}`}>Em Breve</span>
      )}
    </p>
  );
}
