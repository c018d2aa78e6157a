import { homeQuery } from '@portal/runtime/home-query';
import { preload } from '@portal/runtime/preload';
import { registrationOffer } from '@portal/runtime/selection-process/registration-offer';
import type { PssProcess } from '@portal/shared/contract/pss-selection-processes';
import { RegistrationPage } from '@portal/ui/selection-process/registration-page';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, type RouteObject, useSearchParams } from 'react-router-dom';
import { positionOf, pss } from '../../domain/pss.ts';
import { stepOf, titleOf } from '../../domain/steps.ts';
import { pssProcessQuery } from '../notice/notice.queries.ts';
import { ApplicationWizard, ownerOf } from './application-wizard.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const offer = registrationOffer(pss, new URL(request.url).searchParams);
  return preload(context, homeQuery(), ...(offer ? [pssProcessQuery(String(offer.process))] : []));
}

/** A change of the step needs no request, so it works offline. */
export const shouldRevalidate: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get('process') !== nextUrl.searchParams.get('process');

const useProcess = (id: string) => useQuery(pssProcessQuery(id));
const offersOf = ({ items_pss }: PssProcess) => items_pss.map(positionOf);

/** /pss_cadastro?process=&role=&roleName=&etapa=: applies for a position, in five steps (B 2.5). */
export function Component() {
  const [search] = useSearchParams();
  const step = stepOf(search);
  return (
    <RegistrationPage
      processKind={pss}
      offer={registrationOffer(pss, search)}
      processId={search.get('process')}
      title={`Inscrição, etapa ${step} de 5: ${titleOf(step)}`}
      useProcess={useProcess}
      offersOf={offersOf}
      form={(subject) => <ApplicationWizard key={ownerOf(subject)} {...subject} />}
    />
  );
}
