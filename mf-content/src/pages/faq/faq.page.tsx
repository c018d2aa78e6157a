import { call } from '@portal/client/api';
import { listFaqs } from '@portal/contract/endpoints/publications';
import { slug } from '@portal/contract/format/text';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { Disclosure } from '@portal/ui/disclosure';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { PaginatedList } from '@portal/ui/paginated-list';
import { RichHtml } from '@portal/ui/rich-html';
import { Skeleton } from '@portal/ui/skeleton';
import { StructuredData } from '@portal/ui/structured-data';
import { TabLinks } from '@portal/ui/tabs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { faqData } from '../../domain/faq-data.ts';
import { type FaqType, faqTabs, readTab } from '../../domain/faq-tabs.ts';
import styles from './faq.module.css';

const faqsQuery = (type: FaqType) =>
  queryOptions({
    queryKey: ['faqs', type],
    queryFn: ({ signal }) => call(listFaqs, { query: { type }, signal }),
  });

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, faqsQuery(readTab(new URL(request.url).searchParams)));

/** /faq?tipo={1-6}#{question}: questions by tab; each has its own URL (B 2.14). */
export function Component() {
  const [search] = useSearchParams();
  const tab = readTab(search);
  const faqs = useQuery(faqsQuery(tab));
  const page = search.get('pagina');
  const addressOf = (question: string) =>
    `/faq?tipo=${tab}${page ? `&pagina=${page}` : ''}#${slug(question)}`;
  const described = faqData(faqs.data ?? []);
  return (
    <>
      <PageHeader title="Perguntas frequentes" lead="Respostas curtas para o que mais nos perguntam." />
      <Container>
        <div className={styles.page}>
          <TabLinks
            label="Assuntos"
            tabs={faqTabs.map(({ type, label }) => ({
              to: `/faq?tipo=${type}`,
              label,
              current: type === tab,
            }))}
          />
          <AsyncRegion
            query={faqs}
            loading={<Skeleton kind="text" count={6} label="Carregando as perguntas…" />}
            emptyState={<EmptyState title="Não há perguntas neste assunto no momento." />}
            failedTitle="Não foi possível carregar as perguntas"
          >
            {(all) => (
              <PaginatedList items={all} parameter="pagina">
                {(shown) =>
                  shown.map(({ question, answer }) => (
                    <Disclosure key={question} id={slug(question)} summary={question}>
                      <RichHtml html={answer ?? ''} />
                      <p className={styles.link}>
                        <Link to={addressOf(question)} preventScrollReset>
                          Endereço desta resposta
                        </Link>
                      </p>
                    </Disclosure>
                  ))
                }
              </PaginatedList>
            )}
          </AsyncRegion>
          {described && <StructuredData key={tab} data={described} />}
          <p className={styles.more}>
            Não achou o que procurava? <Link to="/FaleConosco">Fale conosco</Link>.
          </p>
        </div>
      </Container>
    </>
  );
}
