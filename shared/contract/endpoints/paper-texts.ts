import { CANCELLED } from '../selection-process/statuses.ts';

export const paperTitles = {
  psgReceipt: 'Comprovante de candidatura a vaga',
  pssReceipt: 'Comprovante de inscrição',
  pssSheet: 'Ficha de Inscrição',
} as const;

export const signatures = {
  psg: ['Assinatura do candidato', 'Assinatura do responsável pela inscrição'],
  pss: ['Assinatura do candidato'],
};

/** Text before the URL that verifies a printout. */
export const checkNote = 'Qualquer pessoa pode conferir número e situação em:';

const confirmationNotice =
  'O candidato deve comparecer ao local de confirmação, no horário marcado, para entregar os documentos; caso contrário, a reserva será cancelada automaticamente.';

/**
 * Request to the applicant on a receipt (B 2.7).
 * @param status state of the registration, 1–4
 */
export const receiptNotice = (status: number | null): string =>
  status === CANCELLED ? 'Esta inscrição foi cancelada: este comprovante não vale mais.' : confirmationNotice;

/** Request to the applicant on the sheet of a position (B 2.7). */
export const sheetNote = 'Traga esta ficha assinada no dia da entrevista.';

export const commitmentHeading = 'Termo de compromisso';

/** Terms that the candidate signs on the sheet of a position (B 2.7). */
export const commitmentTerms = [
  'Declaro não ter parentesco, até o terceiro grau civil, com dirigentes ou empregados da instituição nos casos vedados por suas normas.',
  'Declaro conhecer e aceitar as condições deste processo seletivo.',
  'Declaro que as informações prestadas são verdadeiras e que respondo por elas.',
  'Autorizo a gravação em áudio e vídeo das etapas do processo seletivo.',
  'Consinto no tratamento dos meus dados pessoais para os fins deste processo seletivo.',
];
