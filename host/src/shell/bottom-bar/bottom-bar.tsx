import { useSession } from '@portal/shared/session';
import { BookOpen, DoorOpen, Gift, Search, UserRound } from 'lucide-react';
import { FocusLink } from '../focus-link.tsx';
import { PlaceLink } from '../place-link.tsx';
import styles from './bottom-bar.module.css';

/** The navigation bar at the foot of phones. */
export function BottomBar() {
  const loggedIn = useSession().kind === 'candidate';
  return (
    <nav aria-label="Acesso rápido" className={styles.bar}>
      <PlaceLink to="/cursos" place="cursos">
        <BookOpen aria-hidden="true" />
        Cursos
      </PlaceLink>
      <PlaceLink to="/psg" place="para-voce/psg">
        <Gift aria-hidden="true" />
        Gratuitos
      </PlaceLink>
      <FocusLink target="busca">
        <Search aria-hidden="true" />
        Buscar
      </FocusLink>
      {loggedIn ? (
        <PlaceLink to="/area_do_candidato" place="para-voce/candidato">
          <UserRound aria-hidden="true" />
          Minha área
        </PlaceLink>
      ) : (
        <PlaceLink to="/login" place="entrar">
          <DoorOpen aria-hidden="true" />
          Entrar
        </PlaceLink>
      )}
    </nav>
  );
}
