import type { Unit } from '@portal/shared/contract/units';
import { formatPhone, phoneLink } from '@portal/shared/format/phone';
import { Picture } from '@portal/ui/picture';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { Mail, MapPin, Phone } from 'lucide-react';
import { unitMap } from '../../domain/unit-map.ts';
import styles from './units.module.css';

/** A unit: picture, name, address, phone and e-mail (A 2.6). */
export function UnitCard({ unit }: { unit: Unit }) {
  const { name, image, address, phone, email } = unit;
  const map = unitMap(unit);
  const call = phone ? phoneLink(phone) : null;
  return (
    <article className={styles.unit}>
      <Picture src={image} alt="" width={800} height={450} />
      <div className={styles.words}>
        <h2>{name}</h2>
        {address && (
          <p className={styles.way}>
            <MapPin aria-hidden="true" size={20} />
            {map ? (
              <a href={map} target="_blank" rel="noopener noreferrer">
                {address}
                <VisuallyHidden> (abre o mapa em nova aba)</VisuallyHidden>
              </a>
            ) : (
              address
            )}
          </p>
        )}
        {phone && (
          <p className={styles.way}>
            <Phone aria-hidden="true" size={20} />
            {call ? <a href={call}>{formatPhone(phone)}</a> : phone}
          </p>
        )}
        {email && (
          <p className={styles.way}>
            <Mail aria-hidden="true" size={20} />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </div>
    </article>
  );
}
