import { theInstitution } from '@portal/contract/institution/names';
import { ContactBlock } from '@portal/ui/contact-block';
import { Container } from '@portal/ui/container';
import { Link } from 'react-router-dom';
import { TextPage } from '../../parts/text-page.tsx';

/** /jovem_aprendiz: the apprenticeship law in plain language (A 2.13). */
export const Component = () => (
  <TextPage
    title="Jovem Aprendiz"
    lead="Estudo e trabalho no mesmo contrato, com carteira assinada."
    area="Comércio"
    after={
      <Container>
        <ContactBlock kinds={['aprendiz']} />
      </Container>
    }
  >
    <h2>O que diz a lei</h2>
    <p>
      A Lei da Aprendizagem (Lei nº 10.097/2000) manda as empresas de médio e grande porte contratar jovens
      como aprendizes. A empresa ensina a prática; {theInstitution}, a teoria.
    </p>
    <h2>Quem pode ser aprendiz</h2>
    <ul>
      <li>Jovens de 14 a 24 anos.</li>
      <li>Quem ainda não concluiu o ensino médio precisa estar na escola.</li>
      <li>Para pessoas com deficiência não há idade máxima.</li>
    </ul>
    <h2>Como é o contrato</h2>
    <ul>
      <li>Dura no máximo dois anos. Esse limite não vale para pessoas com deficiência.</li>
      <li>Tem carteira assinada, salário pela hora trabalhada, férias e décimo terceiro.</li>
      <li>O horário combina com o da escola.</li>
    </ul>
    <h2>Para empresas</h2>
    <p>
      Quer cumprir a cota e formar a sua equipe? <Link to="/psa">Peça uma turma</Link> e a nossa equipe entra
      em contato. Dúvidas comuns estão nas{' '}
      <Link to="/faq?tipo=3">perguntas frequentes do Jovem Aprendiz</Link>.
    </p>
  </TextPage>
);
