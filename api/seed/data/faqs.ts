import { basePath } from '@portal/contract/institution/base-path';

/** FAQs by tab (B 2.14): question, then the answer as HTML. */
export const faqs: Record<1 | 2 | 3 | 4 | 5 | 6, [question: string, answer: string][]> = {
  1: [
    [
      'Como faço a minha matrícula?',
      `<p>Escolha o curso e a turma na <a href="${basePath}/cursos">página de cursos</a> e siga o botão <strong>Matricule-se</strong>. Se preferir, procure a secretaria da unidade com documento e CPF.</p>`,
    ],
    [
      'Quais documentos preciso levar?',
      '<ul><li>Documento com foto e CPF</li><li>Comprovante de residência</li><li>Comprovante de escolaridade exigida pelo curso</li></ul><p>Menores de 18 anos vão acompanhados de um responsável.</p>',
    ],
    [
      'Posso parcelar o pagamento?',
      '<p>Sim. As formas de pagamento de cada turma aparecem na página do curso, com o número e o valor das parcelas.</p>',
    ],
    ['O certificado vale em todo o Brasil?', '<p>Sim. Os certificados e diplomas têm validade nacional.</p>'],
    [
      'O que acontece se a turma não abrir?',
      '<p>Você escolhe entre mudar de turma e receber de volta o que pagou, em até dez dias úteis.</p>',
    ],
  ],
  2: [
    [
      'Quem pode participar do Programa de Gratuidade?',
      `<p>Pessoas com renda familiar de até dois salários mínimos federais por pessoa, que atendam aos requisitos do curso. Use a <a href="${basePath}/psg">calculadora</a> para conferir.</p>`,
    ],
    [
      'Posso me inscrever em mais de um curso?',
      '<p>Em cada processo seletivo vale uma inscrição por CPF.</p>',
    ],
    [
      'Como sei a minha posição?',
      `<p>Ela aparece ao final da inscrição e fica na <a href="${basePath}/area_do_candidato">Área do candidato</a>.</p>`,
    ],
    [
      'Preciso comprovar a renda?',
      '<p>A renda é autodeclarada na matrícula. Declaração falsa leva ao cancelamento da vaga.</p>',
    ],
    [
      'Perdi o prazo de confirmação. E agora?',
      '<p>A reserva é cancelada automaticamente e a vaga passa para a próxima pessoa da lista. Você pode concorrer no processo seguinte.</p>',
    ],
  ],
  3: [
    [
      'Qual a idade para ser Jovem Aprendiz?',
      '<p>De 14 a 24 anos. Para pessoas com deficiência não há limite de idade.</p>',
    ],
    ['Quanto tempo dura o contrato?', '<p>No máximo dois anos, exceto para pessoas com deficiência.</p>'],
    [
      'O aprendiz precisa estar na escola?',
      '<p>Sim, quem ainda não concluiu o ensino médio deve estar matriculado e frequentando.</p>',
    ],
    [
      'Como a empresa contrata um aprendiz?',
      `<p>A empresa seleciona o jovem e fala conosco pelo <a href="${basePath}/FaleConosco">Fale Conosco</a> para reservar a turma.</p>`,
    ],
  ],
  4: [
    [
      'Como participo do processo seletivo para trabalhar aqui?',
      `<p>Os processos abertos estão em <a href="${basePath}/pss">Trabalhe conosco</a>. A inscrição é gratuita e feita somente pelo portal.</p>`,
    ],
    ['Posso me candidatar a dois cargos?', '<p>Vale uma inscrição por CPF em cada processo seletivo.</p>'],
    [
      'Quais são as etapas?',
      '<ol><li>Análise de currículo</li><li>Prova de conhecimentos</li><li>Aula ou atividade prática, quando o cargo pede</li><li>Entrevista</li></ol>',
    ],
    ['Onde vejo o resultado?', '<p>Na página do processo, em Documentos, e na sua Área do candidato.</p>'],
  ],
  5: [
    [
      'Onde ficam as unidades?',
      `<p>Endereços, telefones e mapas estão na página <a href="${basePath}/unidades">Unidades</a>.</p>`,
    ],
    [
      'A biblioteca é aberta ao público?',
      '<p>Sim, qualquer pessoa pode estudar e pesquisar nela. O empréstimo é para usuários cadastrados.</p>',
    ],
    [
      'Como peço um curso no meu município?',
      `<p>Envie o pedido pela <a href="${basePath}/psa">solicitação de cursos</a>. Associações e prefeituras podem pedir turmas inteiras.</p>`,
    ],
    [
      'Como falo com o encarregado de dados pessoais?',
      `<p>O contato está na <a href="${basePath}/politicas">Política de Privacidade</a>.</p>`,
    ],
  ],
  6: [
    [
      'O que é o Banco de Oportunidades?',
      '<p>Um serviço gratuito que apresenta ex-alunos a empresas que estão contratando.</p>',
    ],
    ['Quem pode se cadastrar?', '<p>Quem concluiu qualquer curso conosco, livre ou técnico.</p>'],
    [
      'A empresa paga para anunciar vagas?',
      '<p>Não. O anúncio é gratuito e passa por conferência antes de ser publicado.</p>',
    ],
    [
      'Por quanto tempo meu currículo fica ativo?',
      '<p>Seis meses. Depois disso pedimos que você confirme ou atualize os dados.</p>',
    ],
  ],
};
