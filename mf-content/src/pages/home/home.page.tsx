import { homeQuery } from '@portal/runtime/home-query';
import { preload } from '@portal/runtime/preload';
import { PageMeta } from '@portal/ui/page-meta';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchedUnitsQuery } from './home.queries.ts';
import { Home } from './home.tsx';

export const handle = { slots: ['picked-courses', 'open-courses'] };

export const loader = ({ context }: LoaderFunctionArgs) =>
  preload(context, homeQuery(), searchedUnitsQuery());

/** /: home page (A 2.2). */
export const Component = () => (
  <>
    <PageMeta
      title="Cursos em Macapá e em todo o Amapá"
      description="Cursos livres, técnicos e gratuitos do Senac no Amapá: inscrições abertas, processos seletivos, notícias e unidades."
    />
    <Home />
  </>
);
