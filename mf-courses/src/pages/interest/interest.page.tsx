import { homeQuery } from '@portal/runtime/home-query';
import { preload } from '@portal/runtime/preload';
import { Container } from '@portal/ui/container';
import { FormPanel } from '@portal/ui/form-panel';
import { PageHeader } from '@portal/ui/page-header';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { interestSubject } from '../../domain/interest-subject.ts';
import { InterestForm } from './interest-form.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, homeQuery());

/** /interesse?name={course}: asks to hear of new classes of a course, in a city and shift where these are named (A 2.7). */
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
          <InterestForm key={course} course={course} />
        </FormPanel>
      </Container>
    </>
  );
}
