import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { books } from '../../books.ts';

/** @throws a response 404 for a book that the library does not have */
export function loader({ params }: LoaderFunctionArgs): string {
  const title = books[params.id ?? ''];
  if (!title) throw data(null, { status: 404 });
  return title;
}

export function Component() {
  const title = useLoaderData<typeof loader>();
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
    </>
  );
}
