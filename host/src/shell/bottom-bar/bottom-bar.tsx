import { NavLink } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { BookOpen, DoorOpen, Gift, Search, UserRound } from 'lucide-react';
import { FocusLink } from '../focus-link.tsx';
import styles from './bottom-bar.module.css';

/** What phones reach with the thumb. */
export function BottomBar() {
  const loggedIn = useSession().kind === 'candidate';
  return (
    <nav aria-label="Acesso rápido" className={styles.bar}>
      <NavLink to="/cursos">
        <BookOpen aria-hidden="true" />
        Cursos
      </NavLink>
      <NavLink to="/psg">
        <Gift aria-hidden="true" />
        Gratuitos
      </NavLink>
      <FocusLink target="busca">
        <Search aria-hidden="true" />
        Buscar
      </FocusLink>
      {loggedIn ? (
        <NavLink to="/area_do_candidato">
          <UserRound aria-hidden="true" />
          Minha área
        </NavLink>
      ) : (
        <NavLink to="/login">
          <DoorOpen aria-hidden="true" />
          Entrar
        </NavLink>
      )}
    </nav>
  );
}
