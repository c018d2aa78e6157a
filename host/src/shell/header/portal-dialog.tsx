import { institution } from '@portal/contract/institution';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { ArrowUpRight, GraduationCap, Ticket } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../external-link.tsx';
import styles from './site-header.module.css';

/** The two log-ins: the students' own portal, and the candidate area (A 2.1). */
export default function PortalDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Como você quer entrar?"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      <ul className="stack gap-3">
        <li>
          <ExternalLink
            className={`flex center gap-4 framed canoe plain ${styles.way}`}
            href={institution.addresses.studentPortal}
          >
            <GraduationCap aria-hidden="true" />
            <span className={styles.text}>
              <strong className="text-md">Aluno</strong>
              <small className="muted text-sm">Notas, frequência e boletos</small>
            </span>
            <ArrowUpRight aria-hidden="true" />
          </ExternalLink>
        </li>
        <li>
          <Link
            className={`flex center gap-4 framed canoe plain ${styles.way}`}
            to="/login"
            onClick={onClose}
          >
            <Ticket aria-hidden="true" />
            <span className={styles.text}>
              <strong className="text-md">Candidato PSG / PSS</strong>
              <small className="muted text-sm">Suas inscrições, comprovantes e resultados</small>
            </span>
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}
