import { homeQuery } from '@portal/shared/api';
import { preload, useQuery } from '@portal/shared/query';
import { type LoaderFunctionArgs, useSearchParams } from '@portal/shared/router';
import { Container } from '@portal/shared/ui/container';
import { FormPanel } from '@portal/shared/ui/form-panel';
import { PageHeader } from '@portal/shared/ui/page-header';
import { InterestForm } from './interest-form.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, homeQuery());

/** /interesse?name={course}: asks to hear of new classes of a course (A 2.7). */
export function Component() {
  const [search] = useSearchParams();
  const { data: home } = useQuery(homeQuery());
  const course = search.get('name') ?? '';
  return (
    <>
      <PageHeader
        title="Interesse em novas turmas"
        lead={course || undefined}
        breadcrumbs={[{ label: 'Cursos', to: '/cursos' }]}
        noindex
      />
      <Container>
        <FormPanel>
          <InterestForm key={course} course={course} settings={home?.settings} />
        </FormPanel>
      </Container>
    </>
  );
}
