/** Polls (B 2.12): 1 active, 2 closed; alternatives with their current votes. */
export const polls: {
  name: string;
  is_active: 1 | 2;
  startedDaysAgo: number;
  endsInDays: number;
  alternatives: [title: string, votes: number][];
}[] = [
  {
    name: 'Qual horário de aula combina melhor com a sua rotina?',
    is_active: 1,
    startedDaysAgo: 12,
    endsInDays: 25,
    alternatives: [
      ['Manhã, das 8h às 12h', 86],
      ['Tarde, das 14h às 18h', 54],
      ['Noite, das 19h às 22h', 143],
      ['Sábado o dia inteiro', 61],
    ],
  },
  {
    name: 'Que curso deveria embarcar na próxima viagem da Carreta-Escola?',
    is_active: 1,
    startedDaysAgo: 4,
    endsInDays: 40,
    alternatives: [
      ['Panificação Artesanal', 31],
      ['Informática Básica', 47],
      ['Barbeiro', 28],
      ['Cuidador de Idoso', 35],
    ],
  },
  {
    name: 'Como você conheceu os nossos cursos?',
    is_active: 2,
    startedDaysAgo: 120,
    endsInDays: -60,
    alternatives: [
      ['Amigos ou família', 212],
      ['Redes sociais', 305],
      ['Escola', 97],
      ['Rádio ou televisão', 64],
    ],
  },
];
