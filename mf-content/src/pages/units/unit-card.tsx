import type { Unit } from '@portal/shared/contract/units';
import { unitPath } from '@portal/shared/format/unit-path';
import { Picture } from '@portal/ui/picture';
import { Link } from 'react-router-dom';
import { UnitContact } from '../../parts/unit-contact.tsx';
import styles from './units.module.css';

/** Unit: picture, name and contacts (A 2.6). */
export const UnitCard = ({ unit }: { unit: Unit }) => (
  <article className={styles.unit}>
    <Picture src={unit.image} alt="" width={800} height={450} />
    <div className={styles.words}>
      <h2>
        <Link to={unitPath(unit.name)}>{unit.name}</Link>
      </h2>
      <UnitContact unit={unit} />
    </div>
  </article>
);
