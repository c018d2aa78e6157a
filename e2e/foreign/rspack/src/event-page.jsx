import { Link, useParams } from 'react-router-dom';
import { events } from './events.js';

export function Component() {
  const { id } = useParams();
  const event = events.find((each) => each.id === id);
  return (
    <div className="eventos">
      <title>{event.title}</title>
      <h1>{event.title}</h1>
      <Link to="/eventos">Todos os eventos</Link>
    </div>
  );
}
