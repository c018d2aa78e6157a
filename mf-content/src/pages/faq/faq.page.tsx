import { call } from '@portal/client/api';
import { listFaqs } from '@portal/contract/endpoints/publications';
import { slug } from '@portal/contract/format/text';
import { preload } from '@portal/platform/remote';
import { Container } from '@portal/ui/container';
import { Disclosure } from '@portal/ui/disclosure';
import { PageHeader } from '@portal/ui/page-header';
import { RichHtml } from '@portal/ui/rich-html';
import { StructuredData } from '@portal/ui/structured-data';
import { TabLinks } from '@portal/ui/tabs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { type FaqType, faqData, faqTabs, readTab } from '../../domain/faq.ts';
import { PaginatedRegion } from '../../parts/list-page.tsx';

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
        <div className="stack gap-6 pageEnd shrinkable">
          <TabLinks
            label="Assuntos"
            tabs={faqTabs.map(({ type, label }) => ({
              to: `/faq?tipo=${type}`,
              label,
              current: type === tab,
            }))}
          />
          <PaginatedRegion
            query={faqs}
            itemsOf={(all) => all}
            what="as perguntas"
            skeleton={{ kind: 'text', count: 6 }}
            empty="Não há perguntas neste assunto no momento."
          >
            {(shown) =>
              shown.map(({ question, answer }) => (
                <Disclosure key={question} id={slug(question)} summary={question}>
                  <RichHtml html={answer ?? ''} />
                  <p className="mt-3 text-sm">
                    <Link to={addressOf(question)} preventScrollReset>
                      Endereço desta resposta
                    </Link>
                  </p>
                </Disclosure>
              ))
            }
          </PaginatedRegion>
          {described && <StructuredData key={tab} data={described} />}
          <p className="ruled">
            Não achou o que procurava? <Link to="/FaleConosco">Fale conosco</Link>.
          </p>
        </div>
      </Container>
    </>
  );
}
