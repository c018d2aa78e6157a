import { ButtonLink } from '@portal/ui/button';
import { Link } from 'react-router-dom';
import type { ProcessKindConfig } from '../rules/process-kind-config.ts';
import styles from './waitlist-link.module.css';

interface WaitingLinkProps {
  path: ProcessKindConfig['waitlistPath'];
  offerName: string;
  /** A button if there is no other action. */
  look?: 'link' | 'button';
}

/** Link to the waitlist for new offers of this name; nothing without a waitlist. */
export function WaitlistLink({ path, offerName, look = 'link' }: WaitingLinkProps) {
  if (!path) return null;
  const text = (
    <>
      Avise-me <span className="visuallyHidden">de novas turmas de {offerName}</span>
    </>
  );
  if (look === 'button')
    return (
      <ButtonLink to={path(offerName)} variant="secondary">
        {text}
      </ButtonLink>
    );
  return (
    <p className={styles.waiting}>
      <Link to={path(offerName)}>{text}</Link>
    </p>
  );
}
