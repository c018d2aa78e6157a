import { homeQuery } from '@portal/runtime/home-query';
import { preload, useQuery } from '@portal/runtime/query';
import type { LoaderFunctionArgs } from '@portal/runtime/router';
import { portalUrl } from '@portal/shared/format/portal-url';
import { shareImage } from '@portal/shared/format/share-image';
import { PageMeta } from '@portal/ui/page-meta';
import { StructuredData } from '@portal/ui/structured-data';
import { institutionData } from '../../domain/institution-data.ts';
import { searchedUnitsQuery } from './home.queries.ts';
import { Home } from './home.tsx';

export const handle = { slots: ['open-courses'] };

export const loader = ({ context }: LoaderFunctionArgs) =>
  preload(context, homeQuery(), searchedUnitsQuery());

/** /: the home page (A 2.2). */
export function Component() {
  const settings = useQuery(homeQuery()).data?.settings;
  return (
    <>
      <PageMeta
        title="Cursos em Macapá e em todo o Amapá"
        description="Cursos livres, técnicos e gratuitos do Senac no Amapá: inscrições abertas, processos seletivos, notícias e unidades."
      />
      {settings && (
        <StructuredData
          data={institutionData({ settings, url: portalUrl('/'), logo: shareImage(settings.logo) })}
        />
      )}
      <Home />
    </>
  );
}
