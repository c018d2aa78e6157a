import type { ProcessKindConfig } from '@portal/runtime/selection-process/process-kind-config';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { Link } from 'react-router-dom';
import styles from './waiting-link.module.css';

interface WaitingLinkProps {
  path: ProcessKindConfig['waitingPath'];
  offerName: string;
}

/** For who came too late for an offer: the list of those who are told of new ones. Nothing where there is no list. */
export const WaitingLink = ({ path, offerName }: WaitingLinkProps) =>
  path && (
    <p className={styles.waiting}>
      <Link to={path(offerName)}>
        Avise-me <VisuallyHidden>de novas turmas de {offerName}</VisuallyHidden>
      </Link>
    </p>
  );
