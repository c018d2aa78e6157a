import { Disclosure } from '@portal/ui/disclosure';
import { ShowMoreList } from '@portal/ui/show-more-list';
import { WrapText } from '@portal/ui/wrap-text';
import type { DataEntry, DataGroup } from '../../domain/data-groups.ts';
import styles from './my-data.module.css';

/** Shows data of one kind; a long list initially shows only its first entries. */
export function DataGroupSection({ group: { name, title, folded, entries } }: { group: DataGroup }) {
  const headingId = `${name}-titulo`;
  const list = (
    <ShowMoreList
      label={title}
      items={entries}
      keyOf={({ key }) => key}
      renderItem={(entry) => <Entry entry={entry} />}
    />
  );
  return (
    <section id={name} aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {folded ? <Disclosure summary="Mostrar">{list}</Disclosure> : list}
    </section>
  );
}

const Entry = ({ entry: { heading, facts } }: { entry: DataEntry }) => (
  <div className={styles.entry}>
    {heading && <h3 className={styles.heading}>{heading}</h3>}
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <WrapText>{value}</WrapText>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
