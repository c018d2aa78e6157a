import { fileUrl } from '@portal/client/addresses/file-url';
import { call } from '@portal/client/api';
import { listDocuments, type PublicDocument } from '@portal/contract/endpoints/publications';
import { formatDate } from '@portal/contract/format/date';
import { preload } from '@portal/platform/remote';
import { Container } from '@portal/ui/container';
import { DataTable } from '@portal/ui/data-table';
import { PageHeader } from '@portal/ui/page-header';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PaginatedRegion } from '../../parts/list-page.tsx';

const documentsQuery = () =>
  queryOptions({ queryKey: ['documents'], queryFn: ({ signal }) => call(listDocuments, { signal }) });

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, documentsQuery());

/** /arquivos: documents of the institution (B 2.15). */
export function Component() {
  const documents = useQuery(documentsQuery());
  return (
    <>
      <PageHeader title="Arquivos" lead="Documentos públicos da instituição, em PDF." />
      <Container>
        <div className="py-6 pageEnd">
          <PaginatedRegion
            query={documents}
            itemsOf={(all) => all}
            what="os arquivos"
            skeleton={{ kind: 'table', count: 8 }}
            empty="Não há arquivos publicados."
          >
            {(shown) => (
              <DataTable
                caption="Arquivos"
                rows={shown}
                rowKey={({ title, personal_annex_url }) => `${title} ${personal_annex_url}`}
                columns={[
                  { key: 'title', header: 'Documento', cell: (row) => <DocumentLink document={row} /> },
                  {
                    key: 'published',
                    header: 'Data de Publicação',
                    cell: ({ published_at }) => formatDate(published_at),
                    align: 'end',
                  },
                ]}
              />
            )}
          </PaginatedRegion>
        </div>
      </Container>
    </>
  );
}

function DocumentLink({ document }: { document: PublicDocument }) {
  const url = fileUrl(document.personal_annex_url);
  if (!url) return <>{document.title}</>;
  return (
    <a href={url} target="_blank" rel="noopener">
      {document.title}
      <span className="visuallyHidden"> (abre em nova aba)</span>
    </a>
  );
}
