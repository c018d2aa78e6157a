import { Section } from '@portal/ui/section';
import { ShareBar } from '@portal/ui/share-bar';
import { PictureGrid } from '../../parts/picture-grid.tsx';
import { TextPage } from '../../parts/text-page.tsx';
import { pictures } from './scenes.tsx';

const title = 'Biblioteca';

/** /biblioteca: documentation sector and digital library (B 1). */
export const Component = () => (
  <TextPage
    title={title}
    lead="Livros, internet e silêncio para estudar. A visita é aberta a todas as pessoas."
    after={
      <Section title="Imagens da biblioteca" tone="areia">
        <PictureGrid title={title} pictures={pictures} steps={false} />
      </Section>
    }
  >
    <h2>Setor de documentação</h2>
    <p>
      Abre das 08:00 às 12:00 e das 13:00 às 22:00. O público pode visitar e consultar o acervo no local e
      usar os 10 computadores com internet.
    </p>
    <h2>Empréstimo</h2>
    <ul>
      <li>Só usuários cadastrados levam obras para casa.</li>
      <li>Até 3 obras diferentes, por 7 dias.</li>
      <li>Até 2 renovações, se não houver reserva.</li>
      <li>DVDs são emprestados só a funcionários e instrutores.</li>
    </ul>
    <h2>Biblioteca digital</h2>
    <p>
      Lançada em 08/07/2019, é para instrutores, funcionários e alunos matriculados. Pelo aplicativo, a
      leitura funciona também sem internet; as obras não podem ser baixadas.
    </p>
    <h2>Acesso e regras de uso</h2>
    <ul>
      <li>O cadastro na biblioteca digital é feito pessoalmente no setor de documentação.</li>
      <li>O acesso é individual: não empreste a sua senha.</li>
      <li>Devolva as obras no prazo e no estado em que as recebeu.</li>
    </ul>
    <ShareBar title={title} />
  </TextPage>
);
