/** Personal data that the portal retains. */
interface KeptData {
  /** Name in the API (docs/security.md, "How long personal data is kept"). */
  kind: string;
  title: string;
  what: string;
  why: string;
  months: number;
  /** Start of the retention period, as the end of a sentence. */
  from: string;
}

/** Data of a registration for each programme. */
export const registrationData = {
  psg: 'nome, CPF, data de nascimento, nome da mãe, celular, e-mail e, de menores de idade, o nome do responsável',
  pss: 'nome, CPF, data de nascimento, nome da mãe, celular, e-mail, formação educacional, cursos complementares e experiência profissional',
};

/** `scripts/kept-data.test.ts` compares it with what the API deletes, and when. */
export const retainedData: readonly KeptData[] = [
  {
    kind: 'registrations',
    title: 'Inscrições em processos seletivos',
    what: `PSG: ${registrationData.psg}. PSS: ${registrationData.pss}.`,
    why: 'Inscrever e classificar você, a seu pedido, e prestar contas do processo, como a lei exige.',
    months: 60,
    from: 'após o resultado ou o encerramento do processo',
  },
  {
    kind: 'accounts',
    title: 'Cadastro de candidato sem nenhuma inscrição',
    what: 'Nome, CPF, celular, e-mail e a senha, guardada de modo que ninguém consegue lê-la.',
    why: 'Dar acesso à área do candidato.',
    months: 24,
    from: 'após o último uso',
  },
  {
    kind: 'interests',
    title: 'Interesse em cursos',
    what: 'Nome, CPF, celular, e-mail, cidade e o curso.',
    why: 'Avisar sobre novas turmas, com o seu consentimento.',
    months: 12,
    from: 'após o envio',
  },
  {
    kind: 'tickets',
    title: 'Mensagens ao atendimento',
    what: 'Nome, CPF ou CNPJ, celular, e-mail, cidade e a mensagem.',
    why: 'Responder ao que você pediu, com o seu consentimento.',
    months: 24,
    from: 'após o envio',
  },
  {
    kind: 'mails',
    title: 'E-mails enviados pelo portal',
    what: 'O endereço e o assunto; o texto é apagado no envio.',
    why: 'Saber que o aviso saiu.',
    months: 1,
    from: 'após o envio',
  },
  {
    kind: 'votes',
    title: 'Votos em enquetes',
    what: 'O voto e um código do qual não se obtém quem votou.',
    why: 'Contar um voto por pessoa. Depois do prazo, o voto fica e o código é apagado.',
    months: 1,
    from: 'após o fim da enquete',
  },
  {
    kind: 'records',
    title: 'Registros de acesso e de mudanças nos dados',
    what: 'O que foi feito, quando e por qual cadastro.',
    why: 'Segurança e prestação de contas.',
    months: 60,
    from: 'após o que registram',
  },
];

/** Formats a retention period: `5 anos após o resultado`. */
export function formatRetention({ months, from }: Pick<KeptData, 'months' | 'from'>): string {
  const years = months / 12;
  const [count, one, many] = Number.isInteger(years) ? [years, 'ano', 'anos'] : [months, 'mês', 'meses'];
  return `${count} ${count === 1 ? one : many} ${from}`;
}
