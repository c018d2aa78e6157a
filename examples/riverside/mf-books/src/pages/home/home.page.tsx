import { Link } from 'react-router-dom';
import { books } from '../../books.ts';

export function Component() {
  return (
    <>
      <h1>Books</h1>
      <ul>
        {Object.entries(books).map(([id, title]) => (
          <li key={id}>
            <Link to={`/books/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
