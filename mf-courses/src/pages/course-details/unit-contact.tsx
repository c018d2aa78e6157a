import type { Unit } from '@portal/contract/endpoints/units';
import { formatPhone, phoneLink } from '@portal/contract/format/phone';
import { WrapText } from '@portal/ui/wrap-text';
import { Link } from 'react-router-dom';
import { helpAddress } from '../../domain/help-address.ts';
import styles from './course-details.module.css';

interface UnitContactProps {
  /** Unit that offers the class, if known. */
  unit: Unit | undefined;
  course: string;
}

/** Phone and chat of the unit that offers a class, else of the institution. */
export function UnitContact({ unit, course }: UnitContactProps) {
  const phone = unit?.phone;
  const call = phone ? phoneLink(phone) : null;
  const chat = helpAddress(unit, course);
  if (!phone || !call) return <Link to="/FaleConosco">Fale conosco</Link>;
  return (
    <ul className={styles.contacts}>
      <li>
        <a href={call}>
          <span className="visuallyHidden">Ligar para a unidade {unit.name}:</span>{' '}
          <WrapText>{formatPhone(phone)}</WrapText>
        </a>
      </li>
      {chat && (
        <li>
          <a href={chat} target="_blank" rel="noopener">
            WhatsApp <span className="visuallyHidden">da unidade {unit.name} (abre em nova aba)</span>
          </a>
        </li>
      )}
    </ul>
  );
}
