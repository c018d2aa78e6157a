import './oficinas.css';
import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import picture from './oficinas.svg';

const Schedule = lazy(() => import('./schedule.jsx'));

const workshops = [
  { id: '1', title: 'Oficina de costura' },
  { id: '2', title: 'Oficina de fotografia' },
];

export default function App() {
  const { id } = useParams();
  const workshop = workshops.find((each) => each.id === id);
  return <div className="oficinas">{workshop ? <Workshop {...workshop} /> : <Workshops />}</div>;
}

function Workshops() {
  const [params, setParams] = useSearchParams();
  const text = params.get('busca') ?? '';
  const found = workshops.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <title>Oficinas</title>
      <h1>Oficinas</h1>
      <img src={picture} alt="Sala de costura" />
      <label>
        Buscar oficina{' '}
        <input
          value={text}
          onChange={({ target }) => setParams({ busca: target.value }, { replace: true })}
        />
      </label>
      <ul>
        {found.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/oficinas/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <Link to="/eventos">Ver eventos</Link>
    </>
  );
}

function Workshop({ title }) {
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <Suspense fallback={<p>Carregando horários…</p>}>
        <Schedule />
      </Suspense>
      <Link to="/oficinas">Todas as oficinas</Link>
    </>
  );
}
