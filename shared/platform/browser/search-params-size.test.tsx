import { createMemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { addSearchParamsSize } from './start-portal.tsx';

/** Returns the query that a loader receives in `url` after a navigation. */
async function loadedSearch(path: string): Promise<string | undefined> {
  let search: string | undefined;
  const loader = ({ url }: { url: URL }) => {
    search = url.search;
    return null;
  };
  const router = createMemoryRouter([{ path: '/' }, { path: '/cursos', loader }]);
  await router.navigate(path);
  return search;
}

it('loaders receive the query in browsers without URLSearchParams.size', async () => {
  const { prototype } = URLSearchParams;
  const size = Object.getOwnPropertyDescriptor(prototype, 'size') ?? {};
  onTestFinished(() => void Object.defineProperty(prototype, 'size', size));
  Reflect.deleteProperty(prototype, 'size');
  expect(await loadedSearch('/cursos?seg=Moda&index')).toBe('');
  addSearchParamsSize();
  expect(await loadedSearch('/cursos?seg=Moda&index')).toBe('?seg=Moda');
  expect([new URLSearchParams().size, new URLSearchParams('a=1&a=2').size]).toEqual([0, 2]);
});
