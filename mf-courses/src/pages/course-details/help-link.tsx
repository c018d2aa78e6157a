import type { Unit } from '@portal/shared/contract/units';
import { helpAddress } from '../../domain/help-address.ts';
import styles from './course-details.module.css';

interface HelpLinkProps {
  course: string;
  units: readonly Unit[];
  /** Unit that offers the class, if known. */
  unit: Unit | undefined;
}

/** Link to a chat with the class's unit, else with any unit that has a phone (A 2.5). */
export function HelpLink({ course, units, unit }: HelpLinkProps) {
  const address = [unit, ...units].map((each) => helpAddress(each, course)).find(Boolean);
  if (!address) return null;
  return (
    <p className={styles.help}>
      Ficou com dúvida?{' '}
      <a href={address} target="_blank" rel="noopener">
        Fale com a gente no WhatsApp <span className="visuallyHidden">(abre em nova aba)</span>
      </a>
    </p>
  );
}
