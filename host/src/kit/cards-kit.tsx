import { Carousel } from '@portal/ui/carousel';
import { ClassCard, CourseCard, RegistrationStub } from '@portal/ui/course-card';
import { Section } from '@portal/ui/section';
import styles from './kit.module.css';

const courses = [
  ['Comércio', 'Vendas no varejo e atendimento ao cliente', '2026-03-09', 'R$ 380,00', '12 vagas'],
  ['Saúde', 'Técnico em Enfermagem', '2026-04-22', 'R$ 9.480,00', 'Últimas 3 vagas'],
  ['Educacional', 'Língua Brasileira de Sinais', '2026-05-04', 'R$ 420,00', '20 vagas'],
  ['Tecnologia', 'Montagem e manutenção de computadores', null, null, undefined],
  ['Gastronomia', 'Cozinha amazônica: do tucupi ao açaí', '2026-02-16', 'R$ 650,00', 'Vagas esgotadas'],
  ['Alimentos', 'Boas práticas na manipulação de alimentos', '2026-06-01', 'Gratuito', '15 vagas'],
  ['Moda', 'Corte, costura e modelagem para a indústria do vestuário', '2026-03-30', 'R$ 540,00', '1 vaga'],
  ['Beleza', 'Barbeiro', '2026-07-13', 'R$ 720,00', '8 vagas'],
] as const;

/** Course cards of all areas. */
export function CardsKit() {
  return (
    <>
      <Section title="Inscrições abertas" action={<a href="#bilhetes">Ver todos</a>} id="bilhetes">
        <Carousel
          label="Inscrições abertas"
          slides={courses.map(([area, title, startDate, price, vacancies]) => ({
            key: area,
            label: title,
            node: (
              <CourseCard
                to={`/detalhes/${area}`}
                area={area}
                title={title}
                startDate={startDate}
                price={price}
                vacancies={vacancies}
                image={area === 'Saúde' ? undefined : null}
                facts={[
                  { label: 'Modalidade', value: startDate && 'Presencial' },
                  { label: 'Local', value: area === 'Beleza' ? 'Santana' : 'Macapá' },
                ]}
              />
            ),
          }))}
        />
      </Section>
      <Section title="Turma e inscrição" tone="areia">
        <div className={styles.stack}>
          <ClassCard
            area="Gastronomia"
            title="Turma em Macapá, noite"
            startDate="2026-03-09"
            endDate="2026-08-28"
            price="R$ 1.250,00"
            vacancies="12 vagas"
            facts={[
              { label: 'Execução', value: 'Presencial' },
              { label: 'Horário', value: 'Segunda a sexta, 19h às 22h' },
              { label: 'Unidade', value: 'Centro de Educação Profissional' },
              { label: 'Certificado', value: 'Certificado de conclusão' },
            ]}
            action={<a href="https://example.org">Matricule-se</a>}
          >
            <p>Cartão de crédito: 10 × R$ 125,00</p>
          </ClassCard>
          <RegistrationStub
            area="Moda"
            position={12}
            title="Corte e costura"
            facts={[
              { label: 'Processo', value: 'PSG 04/2026' },
              { label: 'Inscrição', value: 'nº 000812' },
            ]}
            action={<a href="/printing/1">Acompanhar inscrição</a>}
          />
        </div>
      </Section>
    </>
  );
}
