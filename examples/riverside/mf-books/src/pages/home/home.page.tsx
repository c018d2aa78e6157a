import { Slot } from '@portal/platform/remote';
import { Link } from 'react-router-dom';
import { books } from '../../books.ts';

export const handle = { slots: ['free-rooms'] };

export function Component() {
  return (
    <>
      <title>Riverside library</title>
      <h1>Books</h1>
      <ul>
        {Object.entries(books).map(([id, title]) => (
          <li key={id}>
            <Link to={`/books/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <Slot
        name="free-rooms"
        pending={<p>One moment …</p>}
        failed={(retry) => (
          <p role="alert">
            The reading rooms cannot be shown.{' '}
            <button type="button" onClick={retry}>
              Try again
            </button>
          </p>
        )}
      />
    </>
  );
}
