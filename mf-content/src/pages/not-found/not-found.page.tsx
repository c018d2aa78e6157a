import { homeQuery } from '@portal/client/home-query';
import { preload } from '@portal/platform/remote';
import { MissingAdvice } from '@portal/ui/missing-page';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { searchedUnitsQuery } from '../home/hero.tsx';
import { Home } from '../home/home.page.tsx';

export const handle = { slots: ['picked-courses', 'open-courses'] };

/** Returns 404 for crawlers and caches; visitors get the home page. */
export async function loader({ context }: LoaderFunctionArgs) {
  await preload(context, homeQuery(), searchedUnitsQuery());
  return data(null, { status: 404 });
}

/** Any unknown path: a message, then the home page. */
export const Component = () => (
  <>
    <MissingAdvice lead="O endereço pode ter mudado ou o conteúdo saiu do ar. Confira se está inteiro, pesquise no site ou siga pela página inicial, aqui embaixo." />
    <Home headingLevel={2} />
  </>
);
