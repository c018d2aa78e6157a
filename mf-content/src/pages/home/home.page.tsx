import { homeQuery } from '@portal/client/home-query';
import { acrossState, inCapital, inState, ofInstitution } from '@portal/contract/institution/names';
import { preload } from '@portal/platform/remote';
import { PageMeta } from '@portal/ui/page-meta';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchedUnitsQuery } from './hero.tsx';
import { Home } from './home.tsx';

export const handle = { slots: ['picked-courses', 'open-courses'] };

export const loader = ({ context }: LoaderFunctionArgs) =>
  preload(context, homeQuery(), searchedUnitsQuery());

/** /: home page (A 2.2). */
export const Component = () => (
  <>
    <PageMeta
      title={`Cursos ${inCapital} e ${acrossState}`}
      description={`Cursos livres, técnicos e gratuitos ${ofInstitution} ${inState}: inscrições abertas, processos seletivos, notícias e unidades.`}
    />
    <Home />
  </>
);
