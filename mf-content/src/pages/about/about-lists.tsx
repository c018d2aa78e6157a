import { Scene } from '../../parts/scene.tsx';
import styles from './about.module.css';

/** Years on the equator line. */
export const Dates = ({ dates }: { dates: readonly { year: number; text: string }[] }) => (
  <ol className={`stack gap-6 py-6 ${styles.dates}`}>
    {dates.map(({ year, text }) => (
      <li key={year} className="relative lineTop">
        <span className={`block heading tabular ${styles.year}`}>{year}</span>
        {text}
      </li>
    ))}
  </ol>
);

interface MissionItem {
  title: string;
  text: string;
  area: string;
  drawing: string;
  /** Alternative text of the drawing. */
  picture: string;
}

export const Mission = ({ items }: { items: readonly MissionItem[] }) => (
  <ul className={`stack gap-6 ${styles.mission}`}>
    {items.map(({ title, text, area, drawing, picture }) => (
      <li key={title} className="card stack top gap-2 clip">
        <div className={`mb-3 ${styles.picture}`}>
          <Scene label={picture} area={area} drawing={drawing} />
        </div>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

export const Values = ({ values }: { values: readonly { name: string; text: string }[] }) => (
  <dl className={`stack gap-5 gap-x-8 single ${styles.values}`}>
    {values.map(({ name, text }) => (
      <div key={name}>
        <dt className="text-md bold">{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
