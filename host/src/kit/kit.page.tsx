import { AsyncRegion } from '@portal/ui/async-region';
import { Carousel } from '@portal/ui/carousel';
import { ContactBlock } from '@portal/ui/contact-block';
import { ClassCard, CourseCard, RegistrationStub } from '@portal/ui/course-card';
import { DataTable } from '@portal/ui/data-table';
import { Disclosure } from '@portal/ui/disclosure';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { Picture } from '@portal/ui/picture';
import { RichHtml } from '@portal/ui/rich-html';
import { Section } from '@portal/ui/section';
import { ShareBar } from '@portal/ui/share-bar';
import { ShowMoreList } from '@portal/ui/show-more-list';
import { Skeleton } from '@portal/ui/skeleton';
import { TabLinks } from '@portal/ui/tabs';
import { TruncatedTitle } from '@portal/ui/truncated-title';
import { FormsKit } from './forms-kit.tsx';

const dates = { startDate: '2026-03-09', endDate: '2026-08-28', price: 'R$ 1.250,00' };
const facts = [{ label: 'Unidade', value: 'Centro de Educação Profissional' }];
const courses = [
  { area: 'Saúde', title: 'Técnico em Enfermagem', ...dates, vacancies: 'Últimas 3 vagas', facts },
  { area: 'Moda', title: 'Corte e costura', ...dates, startDate: null, price: null, vacancies: '', facts },
];
const slides = courses.map((course, index) => ({
  key: course.area,
  label: course.title,
  node: <CourseCard {...course} to={`/detalhes/${course.area}`} image={index ? null : undefined} />,
}));
const [course] = courses;
const questions = ['Quem pode participar?', 'Quanto custa?', 'Onde fica?', 'Quando começa?', 'O que levar?'];
const query = { data: undefined, isError: false, fetchStatus: 'fetching', refetch: () => {} } as const;
const link = <a href="#perguntas">Ver todos</a>;

/** /_kit: every component of the kit in its states, for review and accessibility checks, if the server enables it. */
export const Component = () => (
  <>
    <PageHeader title="Kit" lead="Todos os componentes, em todos os estados." noindex />
    <Section title="Cursos" action={link}>
      <Carousel label="Inscrições abertas" slides={slides} />
      <Carousel label="Destaques" autoplayMs={6000} slides={slides} />
      {course && <ClassCard {...course} action={link} />}
      {course && <RegistrationStub position={12} title={course.title} facts={course.facts ?? []} />}
      <Picture src={null} alt="Cena de 1946" width={1200} height={320} />
    </Section>
    <Section title="Abas, perguntas e listas" id="perguntas">
      <TabLinks
        label="Assuntos"
        tabs={questions.map((label, index) => ({ label, to: `?type=${index}`, current: index === 1 }))}
      />
      <Disclosure summary="O curso dá certificado?" id="certificado" open>
        <p>Sim, com validade em todo o território nacional.</p>
      </Disclosure>
      <ShowMoreList label="Perguntas" items={questions} keyOf={String} renderItem={(text) => <p>{text}</p>} />
    </Section>
    <Section title="Estados de uma região" tone="areia">
      <AsyncRegion query={query} loading={<Skeleton kind="courseCard" count={3} label="Carregando…" />}>
        {() => null}
      </AsyncRegion>
      <AsyncRegion query={{ ...query, isError: true, fetchStatus: 'idle' }} loading={null}>
        {() => null}
      </AsyncRegion>
      <EmptyState title="Não há processos seletivos">Novos editais são publicados todo ano.</EmptyState>
      <DataTable
        caption="Cursos"
        rows={courses}
        rowKey={({ area }) => area}
        columns={[{ key: 'title', header: 'Curso', cell: ({ title }) => title }]}
      />
    </Section>
    <Section title="Texto, títulos e partilha" tone="noite">
      <RichHtml html="<h2>Ementa</h2><p>O aluno <strong>atende</strong>.</p><ul><li>Rotinas</li></ul>" />
      <TruncatedTitle text="Qualificação profissional em assistente administrativo" max={47} narrowMax={41} />
      <ShareBar title="Técnico em Enfermagem" />
      <ContactBlock kinds={['oportunidades', 'aprendiz']} />
    </Section>
    <FormsKit />
  </>
);
