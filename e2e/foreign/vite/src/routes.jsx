import './acervo.css';
import { lazy, Suspense } from 'react';
import { Form, Link, useLoaderData } from 'react-router-dom';

const Hours = lazy(() => import('./hours.jsx'));

if (BROKEN) throw new Error('this release is broken');

const books = ['Dom Casmurro', 'Vidas secas'];

export default [{ path: '/acervo', loader: findBooks, Component: LibraryPage }];

function findBooks({ request }) {
  const text = new URL(request.url).searchParams.get('busca') ?? '';
  return { text, found: books.filter((title) => title.toLowerCase().includes(text.toLowerCase())) };
}

function LibraryPage() {
  const { text, found } = useLoaderData();
  return (
    <div className="acervo">
      <title>Acervo</title>
      <h1>Acervo</h1>
      <Form>
        <label>
          Buscar livro <input name="busca" defaultValue={text} />
        </label>
        <button type="submit">Filtrar</button>
      </Form>
      <ul>
        {found.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Suspense fallback={<p>Carregando horários…</p>}>
        <Hours />
      </Suspense>
      <Link to="/eventos">Ver eventos</Link>
    </div>
  );
}
