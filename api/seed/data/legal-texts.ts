import { emailDomain } from '@portal/contract/institution/contacts';
import type { PdfText } from '../files/pdf-file.ts';

export const terms: PdfText = {
  title: 'Termos de Uso',
  subtitle: 'Condições para usar o portal e se inscrever em cursos e processos seletivos',
  sections: [
    {
      heading: '1. O portal',
      paragraphs: [
        'O portal apresenta cursos, notícias e processos seletivos e recebe inscrições. O uso é gratuito.',
        'As informações de cada curso valem até nova publicação. Em caso de diferença, prevalece o edital.',
      ],
    },
    {
      heading: '2. Inscrições',
      paragraphs: [
        'Quem se inscreve declara que os dados informados são verdadeiros e responde por eles.',
        'Cada CPF pode fazer uma inscrição por processo seletivo. A posição segue a ordem de chegada.',
      ],
    },
    {
      heading: '3. Conta e senha',
      paragraphs: ['A senha é pessoal. Em caso de suspeita de uso indevido, troque-a e avise o atendimento.'],
    },
    {
      heading: '4. Mudanças',
      paragraphs: ['Mudanças nestes termos são avisadas no portal com quinze dias de antecedência.'],
    },
  ],
};

export const privacyPolicy: PdfText = {
  title: 'Política de Privacidade',
  subtitle: 'Como tratamos dados pessoais, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018)',
  sections: [
    {
      heading: '1. Dados que coletamos',
      paragraphs: [
        'Nas inscrições: nome, CPF, data de nascimento, nome da mãe, celular e e-mail. Nos cursos gratuitos, também o nome do responsável por menores de idade. Nos processos seletivos para a equipe, também formação, cursos e experiência.',
        'Raça ou cor é um dado opcional e nunca aparece em listas.',
      ],
    },
    {
      heading: '2. Para que usamos',
      paragraphs: [
        'Para conduzir os processos, falar com você, cumprir obrigações legais e produzir estatísticas sem identificação.',
      ],
    },
    {
      heading: '3. Com quem compartilhamos',
      paragraphs: [
        'Com órgãos de controle, quando a lei exige. Não vendemos nem cedemos dados para publicidade.',
      ],
    },
    {
      heading: '4. Por quanto tempo guardamos',
      paragraphs: [
        'Inscrições: cinco anos após o resultado ou o encerramento. Cadastro sem inscrição: 24 meses após o último uso. Interesse em cursos: doze meses. Atendimentos: 24 meses. Registros de acesso: cinco anos.',
        'Terminado o prazo, os dados são eliminados ou tornados anônimos.',
      ],
    },
    {
      heading: '5. Seus direitos',
      paragraphs: [
        `Você pode confirmar, acessar, corrigir, levar (em Perfil, Baixar meus dados) e pedir a eliminação dos seus dados pelo Fale Conosco ou com o encarregado: privacidade@${emailDomain}.`,
      ],
    },
  ],
};
