import { useSession } from '@portal/client/session';
import { BookOpen, DoorOpen, Gift, Search, UserRound } from 'lucide-react';
import { FocusLink } from '../focus-link.tsx';
import { MenuLink } from '../menu-link.tsx';
import styles from './bottom-bar.module.css';

/** Navigation bar at the bottom of phones. */
export function BottomBar() {
  const loggedIn = useSession().kind === 'candidate';
  return (
    <nav aria-label="Acesso rápido" className={`grid lineTop ${styles.bar}`}>
      <MenuLink to="/cursos" menu="cursos">
        <BookOpen aria-hidden="true" />
        Cursos
      </MenuLink>
      <MenuLink to="/psg" menu="para-voce/psg">
        <Gift aria-hidden="true" />
        Gratuitos
      </MenuLink>
      <FocusLink target="busca">
        <Search aria-hidden="true" />
        Buscar
      </FocusLink>
      {loggedIn ? (
        <MenuLink to="/area_do_candidato" menu="para-voce/candidato">
          <UserRound aria-hidden="true" />
          Minha área
        </MenuLink>
      ) : (
        <MenuLink to="/login" menu="entrar">
          <DoorOpen aria-hidden="true" />
          Entrar
        </MenuLink>
      )}
    </nav>
  );
}
