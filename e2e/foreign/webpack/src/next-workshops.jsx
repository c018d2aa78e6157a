import { Link } from 'react-router-dom';

export default function NextWorkshops() {
  return (
    <section aria-label="Próximas oficinas">
      <Link to="/oficinas">Próxima oficina: costura</Link>
    </section>
  );
}
