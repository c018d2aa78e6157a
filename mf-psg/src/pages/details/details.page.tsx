import { programmes, psgGuidelines } from '@portal/contract/institution/programmes';
import { ButtonLink } from '@portal/ui/button';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { Link } from 'react-router-dom';

/** /psg/detalhes: programme, regulations and calculation methodology (A 2.9). */
export const Component = () => (
  <>
    <PageHeader
      title="Detalhes do programa"
      lead={`O que é o ${programmes.psg}, quem pode participar e como a renda é calculada.`}
      breadcrumbs={[{ label: programmes.psg, to: '/psg' }]}
    >
      <ButtonLink href={psgGuidelines} external variant="secondary">
        Diretrizes
      </ButtonLink>
    </PageHeader>
    <Section title="O programa" id="psg">
      <p className="measure">
        O {programmes.psg} reserva vagas gratuitas em cursos de formação inicial e continuada e em cursos
        técnicos de nível médio. As vagas são oferecidas por editais, e cada edital informa os cursos, as
        cidades, os horários e o prazo de inscrição.
      </p>
    </Section>
    <Section title="Regulamento" id="regulamento" tone="areia">
      <ul className="bullets stack gap-2 measure marked">
        <li>
          Podem participar pessoas cuja renda familiar por pessoa seja de até dois salários mínimos federais.
        </li>
        <li>Têm prioridade estudantes e egressos da educação básica e trabalhadores, empregados ou não.</li>
        <li>A inscrição é feita pela ordem de chegada, em um só curso por processo seletivo.</li>
        <li>A pessoa chamada apresenta os documentos pedidos no edital e declara a própria renda.</li>
      </ul>
    </Section>
    <Section title="Metodologia de cálculo" id="metodologia">
      <p className="measure">
        Some a renda bruta mensal de todas as pessoas que moram na casa e divida pelo número de pessoas,
        contando as que não têm renda. O resultado é a renda por pessoa da família.{' '}
        <Link to="/psg#calculadora">Faça a conta na calculadora</Link>.
      </p>
    </Section>
  </>
);
