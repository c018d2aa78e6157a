import { homeQuery } from '@portal/client/home-query';
import { preload } from '@portal/platform/remote';
import { RegistrationPage } from '@portal/selection-process/pages/registration-page';
import { registrationOffer } from '@portal/selection-process/rules/process';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, type RouteObject, useSearchParams } from 'react-router-dom';
import { stepOf, titleOf } from '../../domain/application-fields.ts';
import { pss } from '../../domain/pss.ts';
import { pssProcessQuery } from '../../pss.queries.ts';
import { OpenWizard } from './open-wizard.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const offer = registrationOffer(pss, new URL(request.url).searchParams);
  return preload(context, homeQuery(), ...(offer ? [pssProcessQuery(String(offer.process))] : []));
}

/** A change of the step needs no request, so it works offline. */
export const shouldRevalidate: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get('process') !== nextUrl.searchParams.get('process');

const useProcess = (id: string) => useQuery(pssProcessQuery(id));

/** /pss_cadastro?process=&role=&roleName=&etapa=: applies for a position, in five steps (B 2.5). */
export function Component() {
  const [search] = useSearchParams();
  const step = stepOf(search);
  return (
    <RegistrationPage
      processKind={pss}
      title={`Inscrição, etapa ${step} de 5: ${titleOf(step)}`}
      useProcess={useProcess}
      Form={OpenWizard}
    />
  );
}
