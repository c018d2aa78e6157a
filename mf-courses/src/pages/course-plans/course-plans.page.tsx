import { fileUrl } from '@portal/client/addresses/file-url';
import { call } from '@portal/client/api';
import { type CoursePlan, listCoursePlans } from '@portal/contract/endpoints/course-details';
import { formatDate } from '@portal/contract/format/date';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { ContactBlock } from '@portal/ui/contact-block';
import { Container } from '@portal/ui/container';
import { DataTable } from '@portal/ui/data-table';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { PaginatedList } from '@portal/ui/paginated-list';
import { Skeleton } from '@portal/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';

const coursePlansQuery = () =>
  queryOptions({ queryKey: ['course-plans'], queryFn: ({ signal }) => call(listCoursePlans, { signal }) });

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, coursePlansQuery());

/** /plano_cursos: technical course plans with their authorising acts (A 2.6). */
export function Component() {
  const plans = useQuery(coursePlansQuery());
  return (
    <>
      <PageHeader
        title="Planos de curso"
        lead="Planos dos cursos técnicos, com o ato que autoriza cada um."
      />
      <Container>
        <AsyncRegion
          query={plans}
          loading={<Skeleton kind="table" count={8} label="Carregando os planos…" />}
          emptyState={<EmptyState title="Nenhum plano de curso publicado" />}
        >
          {(rows) => (
            <PaginatedList items={rows} parameter="pagina">
              {(shown) => (
                <DataTable
                  caption="Planos de curso"
                  rows={shown}
                  rowKey={({ course, act, unit }) => [course.name, act, unit?.name].join()}
                  columns={[
                    { key: 'course', header: 'Curso', cell: (plan) => <PlanLink plan={plan} /> },
                    { key: 'act', header: 'Ato Autorizativo', cell: ({ act }) => (act ? `N° ${act}` : '—') },
                    { key: 'axle', header: 'Eixo Tecnológico', cell: ({ axle }) => axle ?? '—' },
                    { key: 'unit', header: 'Unidade', cell: ({ unit }) => unit?.name ?? '—' },
                    {
                      key: 'published',
                      header: 'Data de Publicação',
                      cell: ({ published_at }) => formatDate(published_at),
                      align: 'end',
                    },
                  ]}
                />
              )}
            </PaginatedList>
          )}
        </AsyncRegion>
        <div className="mt-12 mb-16">
          <ContactBlock kinds={['oportunidades', 'aprendiz']} />
        </div>
      </Container>
    </>
  );
}

function PlanLink({ plan }: { plan: CoursePlan }) {
  const url = fileUrl(plan.annex_url);
  if (!url) return <>{plan.course.name}</>;
  return (
    <a href={url} target="_blank" rel="noopener">
      {plan.course.name} <span className="visuallyHidden">(abre em nova aba)</span>
    </a>
  );
}
