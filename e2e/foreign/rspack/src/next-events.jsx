import { Link } from 'react-router-dom';

export default function NextEvents() {
  return (
    <section aria-label="Próximos eventos">
      <Link to="/eventos">Próximo evento: Feira de profissões</Link>
    </section>
  );
}
