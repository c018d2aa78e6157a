import { formatPhone } from '@portal/contract/format/phone';
import { contacts } from '@portal/contract/institution/contacts';
import { atInstitution } from '@portal/contract/institution/names';
import { ContactBlock } from '@portal/ui/contact-block';
import { Container } from '@portal/ui/container';
import { ShareBar } from '@portal/ui/share-bar';
import { WrapText } from '@portal/ui/wrap-text';
import { TextPage } from '../../parts/text-page.tsx';

const { email, phone } = contacts.oportunidades;
const title = 'Banco de Oportunidades';

/** /banco_de_oportunidades: former students meet employers (A 2.13). */
export const Component = () => (
  <TextPage
    title={title}
    lead={`Quem se formou ${atInstitution} encontra aqui um caminho até as empresas que contratam.`}
    after={
      <Container>
        <ContactBlock kinds={['oportunidades']} />
      </Container>
    }
  >
    <h2>Para quem estudou {atInstitution}</h2>
    <p>
      O Banco de Oportunidades reúne currículos de ex-alunos. Quando uma empresa procura um profissional, a
      equipe indica pessoas com a formação pedida.
    </p>
    <ul>
      <li>Pode participar quem concluiu um curso {atInstitution}.</li>
      <li>Envie o currículo atualizado, com um telefone e um e-mail em que possamos falar com você.</li>
      <li>A indicação não garante a vaga: quem seleciona é a empresa.</li>
    </ul>
    <h2>Para empresas</h2>
    <p>
      Descreva a vaga, o curso desejado e o município. A equipe encaminha currículos de ex-alunos com esse
      perfil.
    </p>
    <h2>Como falar com a equipe</h2>
    <p>
      Escreva para{' '}
      <a href={`mailto:${email}`}>
        <WrapText>{email}</WrapText>
      </a>{' '}
      ou chame no{' '}
      <a href={`https://wa.me/55${phone}`} target="_blank" rel="noopener noreferrer">
        WhatsApp <WrapText>{formatPhone(phone)}</WrapText>
        <span className="visuallyHidden"> (abre em nova aba)</span>
      </a>
      .
    </p>
    <ShareBar title={title} />
  </TextPage>
);
