import { preload } from '@portal/runtime/preload';
import { MissingNotice } from '@portal/ui/selection-process/missing-notice';
import { Notice } from '@portal/ui/selection-process/notice';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { coursesOf, psg } from '../../domain/psg.ts';
import { FreeCourse } from './free-course.tsx';
import { psgProcessQuery } from './notice.queries.ts';
import { NoticeSchema } from './notice-schema.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, psgProcessQuery(params.id ?? ''));

/** /psg/edital/{id}: an open process with its documents and courses (A 2.10). */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(psgProcessQuery(id));
  return (
    <>
      <Notice
        processKind={psg}
        query={query}
        offersOf={coursesOf}
        noOffers="Não há cursos"
        note={({ name }) => <FreeCourse name={name} />}
      />
      {query.data && <NoticeSchema process={query.data} seenAt={query.dataUpdatedAt} />}
    </>
  );
}

export const ErrorBoundary = () => <MissingNotice processKind={psg} />;
