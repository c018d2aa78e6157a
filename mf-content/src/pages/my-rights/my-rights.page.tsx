import { institutionSubject } from '@portal/contract/institution/names';
import { type Column, DataTable } from '@portal/ui/data-table';
import { Section } from '@portal/ui/section';
import { Link } from 'react-router-dom';
import { formatRetention, retainedData } from '../../domain/retained-data.ts';
import { TextPage } from '../../parts/text-page.tsx';

type Kept = (typeof retainedData)[number];

const columns: readonly Column<Kept>[] = [
  { key: 'title', header: 'Dados', cell: ({ title }) => title },
  { key: 'what', header: 'O que guardamos', cell: ({ what }) => what },
  { key: 'why', header: 'Para quê', cell: ({ why }) => why },
  { key: 'until', header: 'Até quando', cell: formatRetention },
];

/** /seus-dados: rights of data subjects (LGPD, art. 18), and how to exercise them in the portal. */
export const Component = () => (
  <TextPage
    title="Seus dados, seus direitos"
    lead="O que o portal guarda sobre você, por quê e até quando, e como ver, levar, corrigir ou eliminar os seus dados."
    after={
      <Section title="O que guardamos, por quê e até quando" tone="areia">
        <DataTable
          caption="Dados pessoais que o portal guarda"
          captionHidden
          columns={columns}
          rows={retainedData}
          rowKey={({ kind }) => kind}
        />
      </Section>
    }
  >
    <h2>Ver e levar uma cópia</h2>
    <p>
      Entre com a sua conta de candidato e abra <Link to="/meus-dados">Meus dados</Link>: você lê e baixa tudo
      o que guardamos sobre você. Se você não tem conta, mas já se inscreveu, crie a senha em{' '}
      <Link to="/login">Área do candidato</Link>, com um código que vai para o seu e-mail.
    </p>
    <h2>Corrigir</h2>
    <p>
      Nome, e-mail e celular você mesmo muda no <Link to="/perfil">Perfil</Link>. Para CPF, data de nascimento
      ou nome da mãe, escreva ao encarregado.
    </p>
    <h2>Cancelar uma inscrição</h2>
    <p>
      Enquanto as inscrições estão abertas, você cancela a sua na{' '}
      <Link to="/area_do_candidato">Área do candidato</Link>.
    </p>
    <h2>Eliminar os dados ou retirar o consentimento</h2>
    <p>
      Peça ao encarregado. O que você enviou por consentimento – interesse em cursos e mensagens – é
      eliminado. O que a lei manda guardar, como as inscrições em processos seletivos, fica até o fim do
      prazo; nesse caso, você recebe o motivo por escrito.
    </p>
    <h2>Quando o prazo termina</h2>
    <p>
      Você não precisa pedir: o portal elimina os dados ou os torna anônimos sozinho. {institutionSubject}{' '}
      pode fixar outros prazos quando a lei ou um processo em andamento exigir.
    </p>
    <h2>Falar com o encarregado</h2>
    <p>
      Escreva em <Link to="/FaleConosco">Fale Conosco</Link> e comece a mensagem com “Para o encarregado pelos
      dados”. Informe o CPF e o e-mail que usou no portal, para que ninguém peça os seus dados em seu lugar. A
      lei dá 15 dias para a resposta completa sobre os dados que guardamos.
    </p>
    <p>
      Se a resposta não resolver, você pode reclamar à{' '}
      <a href="https://www.gov.br/anpd">Autoridade Nacional de Proteção de Dados (ANPD)</a>.
    </p>
    <p>
      Como os dados são usados, compartilhados e protegidos está na{' '}
      <Link to="/politicas">Política de privacidade</Link>.
    </p>
  </TextPage>
);
