import { formatPersonName } from '@portal/contract/format/person-name';
import { institution } from '@portal/contract/institution';
import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ExternalLink } from '../external-link.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { useMenuBar } from '../menu/use-menu-bar.ts';
import { logout } from '../session-watch/logout.ts';
import styles from './site-header.module.css';

const KEY = 'candidato';

/** Name and menu of the candidate (A 2.1). */
export function CandidateMenu({ fullName }: { fullName: string }) {
  const bar = useRef<HTMLDivElement>(null);
  const { open, click, follow } = useMenuBar(bar);
  return (
    <div ref={bar} className={`relative ${styles.menu}`}>
      <details open={open === KEY} onToggle={(event) => follow(KEY, event.currentTarget.open)}>
        <MenuButton className="target gap-2 bold" onClick={() => click(KEY)}>
          <UserRound aria-hidden="true" />
          <span className="visuallyHidden">Menu de </span>
          <span className={`nowrap clip ${styles.name}`}>{formatPersonName(fullName) || 'Candidato'}</span>
        </MenuButton>
        <ul>
          <li>
            <Link to="/area_do_candidato">Minhas inscrições</Link>
          </li>
          <li>
            <Link to="/perfil">Perfil</Link>
          </li>
          <li>
            <Link to="/password">Alterar senha</Link>
          </li>
          <li>
            <ExternalLink href={institution.addresses.studentPortal}>Portal do aluno</ExternalLink>
          </li>
          <li>
            <button type="button" onClick={() => void logout()}>
              Sair
            </button>
          </li>
        </ul>
      </details>
    </div>
  );
}
