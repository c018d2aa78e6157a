import { institutionSubject, toInstitution } from '@portal/contract/institution/names';
import { programmes } from '@portal/contract/institution/programmes';
import { Link } from 'react-router-dom';
import { formatRetention, registrationData, retainedData } from '../../domain/retained-data.ts';
import { TextPage } from '../../parts/text-page.tsx';

/** /politicas: privacy policy (A 2.6). */
export const Component = () => (
  <TextPage
    title="Política de privacidade"
    lead="Como o portal trata dados pessoais, de acordo com a Lei Geral de Proteção de Dados (Lei nº 13.709/2018)."
  >
    <h2>Cookies</h2>
    <p>
      Cookies necessários fazem o portal funcionar: guardam o tema e o tamanho do texto que você escolheu. O
      seu acesso de candidato fica guardado só no seu aparelho. Ao entrar, o portal também dá um código a esse
      aparelho, para reconhecê-lo no próximo acesso; ele continua depois que você sai, e é apagado do portal
      após um ano sem acesso.
    </p>
    <p>
      O que você digita em uma inscrição, em um pedido de interesse em cursos ou em uma mensagem fica no seu
      navegador por até 24 horas, para que nada se perca se a página fechar. Fica cifrado com uma chave que
      não sai do seu navegador, e é apagado no envio e quando você sai da sua conta. Ao votar em uma enquete,
      o navegador guarda um código sorteado, só daquela enquete, para que cada pessoa vote uma vez.
    </p>
    <p>
      Conteúdos do Instagram, do Facebook e do YouTube podem gravar cookies dessas empresas. Eles só são
      carregados se você aceitar. Você pode mudar de ideia a qualquer momento em “Rever cookies”, no rodapé.
    </p>
    <h2>Dados que coletamos</h2>
    <ul>
      <li>
        No {programmes.psg} (PSG): {registrationData}.
      </li>
      <li>
        No {programmes.pss} (PSS): os mesmos dados, sem o responsável, mais formação educacional, cursos
        complementares e experiência profissional.
      </li>
      <li>
        No interesse em cursos e no atendimento: nome, CPF ou CNPJ, celular, e-mail, cidade e a sua mensagem.
      </li>
    </ul>
    <h2>Para que usamos</h2>
    <ul>
      <li>Inscrever e classificar candidatos, e avisar sobre cada etapa.</li>
      <li>Emitir comprovantes e fichas de inscrição.</li>
      <li>Responder a pedidos e informar sobre novas turmas que você pediu.</li>
      <li>Cumprir obrigações legais e prestar contas.</li>
    </ul>
    <h2>Compartilhamento</h2>
    <p>
      Não vendemos dados. Eles são compartilhados só com quem presta serviço {toInstitution}, na medida do
      serviço, e com órgãos públicos, quando a lei exige.
    </p>
    <h2>Por quanto tempo guardamos</h2>
    <p>
      Cada tipo de dado tem um prazo. Quando ele termina, o portal elimina os dados ou os torna anônimos, e
      registra que fez isso.
    </p>
    <ul>
      {retainedData.map((kept) => (
        <li key={kept.kind}>{`${kept.title}: ${formatRetention(kept)}.`}</li>
      ))}
    </ul>
    <p>{institutionSubject} pode fixar outros prazos quando a lei ou um processo em andamento exigir.</p>
    <h2>Segurança</h2>
    <p>
      As páginas trafegam cifradas, as senhas são guardadas de modo que ninguém consegue lê-las, e cada pessoa
      da equipe só vê os dados de que precisa para o seu trabalho. O portal limita quantas inscrições, votos e
      consultas vêm de uma mesma rede em pouco tempo; para isso guarda, por no máximo um dia, um código do
      endereço de rede do qual não se obtém o endereço.
    </p>
    <h2>Seus direitos</h2>
    <p>
      Você pode confirmar se tratamos os seus dados, ter acesso a eles, corrigi-los, pedir que sejam
      eliminados ou tornados anônimos, saber com quem foram compartilhados e retirar o consentimento.
    </p>
    <p>
      Com a sua conta de candidato, você baixa uma cópia de tudo o que guardamos sobre você e corrige nome,
      e-mail e celular na página <Link to="/perfil">Perfil</Link>. Como exercer cada direito está em{' '}
      <Link to="/seus-dados">Seus dados, seus direitos</Link>.
    </p>
    <h2>Encarregado pelos dados</h2>
    <p>
      Para exercer os seus direitos ou tirar dúvidas, escreva ao encarregado pelo tratamento de dados pessoais
      na página <Link to="/FaleConosco">Fale conosco</Link>.
    </p>
  </TextPage>
);
