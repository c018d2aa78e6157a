import './eventos.css';
import { useState } from 'react';
import { Form, Link, useLoaderData } from 'react-router-dom';
import { events } from './events.js';

export function findEvents({ request }) {
  const text = new URL(request.url).searchParams.get('busca') ?? '';
  const found = events.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  return { text, found };
}

export function EventsPage() {
  const [isOpen, setOpen] = useState(false);
  const { text, found } = useLoaderData();
  return (
    <div className="eventos">
      <title>Eventos</title>
      <h1>Eventos</h1>
      <Form>
        <label>
          Buscar evento <input name="busca" defaultValue={text} />
        </label>
        <button type="submit">Filtrar</button>
      </Form>
      <ul>
        {found.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/eventos/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setOpen(true)}>
        Como participar
      </button>
      {isOpen && <p>A entrada é gratuita.</p>}
      <Link to="/oficinas">Ver oficinas</Link>
    </div>
  );
}
