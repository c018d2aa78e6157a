import { Link } from 'react-router-dom';

export default function NewBooks() {
  return (
    <section aria-label="Livros novos">
      <Link to="/acervo">Livro novo: Vidas secas</Link>
    </section>
  );
}
