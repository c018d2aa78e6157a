import { Carousel } from '@portal/ui/carousel';
import { ContactBlock } from '@portal/ui/contact-block';
import { Disclosure } from '@portal/ui/disclosure';
import { PageHeader } from '@portal/ui/page-header';
import { Picture } from '@portal/ui/picture';
import { RichHtml } from '@portal/ui/rich-html';
import { Section } from '@portal/ui/section';
import { ShareBar } from '@portal/ui/share-bar';
import { ShowMoreList } from '@portal/ui/show-more-list';
import { TabLinks } from '@portal/ui/tabs';
import { TruncatedTitle } from '@portal/ui/truncated-title';
import { CardsKit } from './cards-kit.tsx';
import { StatesKit } from './states-kit.tsx';

const years = [1946, 1974, 1998, 2017];
const questions = [
  'Quem pode participar?',
  'Quanto custa?',
  'Quais documentos levar?',
  'Onde fica?',
  'Quando começa?',
];
const html =
  '<h2>Ementa</h2><p>Ao final, o aluno <strong>atende</strong>, registra e organiza.</p><ul><li>Atendimento</li><li>Rotinas</li></ul>';

/** Components that show content, in every state. */
export function ContentKit() {
  return (
    <>
      <PageHeader
        meta={false}
        title="Técnico em Enfermagem"
        area="Saúde"
        lead="Formação técnica de nível médio, com estágio em hospitais de Macapá e Santana."
        breadcrumbs={[
          { label: 'Cursos', to: '/cursos' },
          { label: 'Saúde', to: '/cursos?seg=Saúde' },
        ]}
      />
      <CardsKit />
      <Section title="Carrossel que roda" tone="areia">
        <Carousel
          label="Nossa história"
          perPage={1}
          wrap
          autoplayMs={6000}
          slides={years.map((year) => ({
            key: year,
            label: `Ano de ${year}`,
            node: <Picture src={null} alt={`Cena de ${year}`} width={1200} height={320} />,
          }))}
        />
      </Section>
      <Section title="Abas, perguntas e listas" id="perguntas">
        <TabLinks
          label="Assuntos"
          tabs={['Cursos', 'Gratuidade', 'Jovem Aprendiz', 'Trabalhe conosco', 'Banco de Oportunidades'].map(
            (label, index) => ({ label, to: `?type=${index + 1}`, current: index === 1 }),
          )}
        />
        <Disclosure summary="Quem pode participar do programa?" name="perguntas" id="quem" open>
          <p>Pessoas com renda familiar mensal per capita de até dois salários mínimos federais.</p>
        </Disclosure>
        <Disclosure summary="O curso dá certificado?" name="perguntas" id="certificado">
          <p>Sim, com validade em todo o território nacional.</p>
        </Disclosure>
        <ShowMoreList
          label="Perguntas"
          items={questions}
          keyOf={(question) => question}
          renderItem={(question) => <p>{question}</p>}
        />
      </Section>
      <StatesKit />
      <Section title="Texto de editores, títulos e partilha" tone="noite">
        <RichHtml html={html} />
        <p>
          <TruncatedTitle
            text="Qualificação profissional em assistente administrativo e de pessoal"
            max={47}
            narrowMax={41}
          />
        </p>
        <ShareBar title="Técnico em Enfermagem" />
      </Section>
      <Section title="Contato">
        <ContactBlock kinds={['oportunidades', 'aprendiz']} />
      </Section>
    </>
  );
}
