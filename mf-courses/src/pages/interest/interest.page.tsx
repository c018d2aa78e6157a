import { homeQuery } from '@portal/client/home-query';
import { interestSubject } from '@portal/contract/catalogue/interest';
import { preload } from '@portal/platform/remote';
import { Container } from '@portal/ui/container';
import { FormPanel } from '@portal/ui/form-panel';
import { PageHeader } from '@portal/ui/page-header';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { wishedClassesQuery } from '../../parts/requested-classes.queries.ts';
import { RequestedClasses } from '../../parts/requested-classes.tsx';
import { InterestForm } from './interest-form.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, homeQuery(), wishedClassesQuery(readCourse(new URL(request.url).searchParams)));

const readCourse = (search: URLSearchParams): string => search.get('name')?.trim() ?? '';

/** /interesse?name={course}: registers interest in new classes of a course, in a city and shift if given (A 2.7). */
export function Component() {
  const [search] = useSearchParams();
  const course = interestSubject(search);
  return (
    <>
      <PageHeader
        title="Interesse em novas turmas"
        lead={course || undefined}
        breadcrumbs={[{ label: 'Cursos', to: '/cursos' }]}
      />
      <Container>
        <FormPanel>
          <InterestForm key={readCourse(search)} name={readCourse(search)} course={course} />
        </FormPanel>
        <RequestedClasses course={readCourse(search)} share />
      </Container>
    </>
  );
}
