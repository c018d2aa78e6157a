import { institution } from '@portal/contract/institution';
import { Link } from 'react-router-dom';
import footer from './footer/site-footer.module.css';
import header from './header/site-header.module.css';

/** Replaces a header that failed to render. */
export const FallbackHeader = () => (
  <header className={header.header}>
    <nav aria-label="Menu principal" className={header.row}>
      <Link to="/">{institution.name}, página inicial</Link>
      <Link to="/cursos">Cursos</Link>
      <Link to="/psg">Cursos gratuitos (PSG)</Link>
      <Link to="/noticias">Notícias</Link>
      <Link to="/area_do_candidato">Minhas inscrições</Link>
    </nav>
  </header>
);

/** Replaces a footer that failed to render. */
export const FallbackFooter = () => (
  <footer className={footer.footer}>
    <div className={footer.water}>
      <nav aria-label="Ajuda" className={footer.inner}>
        <Link to="/FaleConosco">Fale Conosco</Link>
        <Link to="/faq">Perguntas frequentes</Link>
        <Link to="/politicas">Política de privacidade</Link>
      </nav>
    </div>
  </footer>
);
