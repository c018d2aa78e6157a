import './rooms.css';
import { lazy, Suspense } from 'react';
import { Form, Link, useLoaderData } from 'react-router-dom';
import tower from './tower.svg';

const Hours = lazy(() => import('./hours.jsx'));
const rooms = ['Boat house', 'Garden room', 'Tower'];

export default [{ path: '/rooms', loader: findRooms, Component: RoomsPage }];

function findRooms({ request }) {
  const text = new URL(request.url).searchParams.get('name') ?? '';
  return { text, found: rooms.filter((room) => room.toLowerCase().includes(text.toLowerCase())) };
}

function RoomsPage() {
  const { text, found } = useLoaderData();
  return (
    <div className="rooms">
      <title>Reading rooms</title>
      <h1>Reading rooms</h1>
      <img src={tower} alt="The tower" />
      <Form>
        <label>
          Name of the room <input name="name" defaultValue={text} />
        </label>{' '}
        <button type="submit">Find</button>
      </Form>
      <ul>
        {found.map((room) => (
          <li key={room}>{room}</li>
        ))}
      </ul>
      <Suspense fallback={<p>One moment …</p>}>
        <Hours />
      </Suspense>
      <Link to="/">All books</Link>
    </div>
  );
}
