import { homeQuery } from '@portal/client/home-query';
import { preload } from '@portal/platform/remote';
import { RegistrationPage } from '@portal/selection-process/pages/registration-page';
import { registrationOffer } from '@portal/selection-process/rules/registration-offer';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { coursesOf, psg } from '../../domain/psg.ts';
import { psgProcessQuery } from '../notice/notice.queries.ts';
import { RegistrationForm } from './registration-form.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const offer = registrationOffer(psg, new URL(request.url).searchParams);
  return preload(context, homeQuery(), ...(offer ? [psgProcessQuery(String(offer.process))] : []));
}

const useProcess = (id: string) => useQuery(psgProcessQuery(id));

/** /psg_cadastro?process=&course=&courseName=: applies for a free course (A 2.12). */
export function Component() {
  const [search] = useSearchParams();
  return (
    <RegistrationPage
      processKind={psg}
      offer={registrationOffer(psg, search)}
      processId={search.get('process')}
      useProcess={useProcess}
      offersOf={coursesOf}
      form={(subject) => <RegistrationForm {...subject} />}
    />
  );
}
