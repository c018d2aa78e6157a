import type { PssReceipt, PssSheet } from '@portal/shared/contract/pss-papers';
import { educationLevelName, formatCpf, formatDate, formatPeriod, formatPhone } from './format-values.ts';
import type { Paper } from './render-paper.ts';

/** The PSS receipt on paper (B 2.7). */
export function pssReceiptPaper(receipt: PssReceipt): Paper {
  const item = receipt.pss_selection_process_item;
  return {
    title: 'Comprovante de inscrição',
    groups: [
      {
        heading: 'Candidato',
        rows: [
          ['Nome', receipt.people.full_name],
          ['CPF', formatCpf(receipt.people.nif)],
          ['Número de inscrição', receipt.number ?? ''],
        ],
      },
      {
        heading: 'Processo seletivo',
        rows: [
          ['Seleção', item.selection_process?.name ?? ''],
          ['Cargo', item.job_title?.description ?? item.job_title?.name ?? ''],
          ['Unidade', item.selection_process?.unit?.name ?? ''],
          ['Período', formatPeriod(item.start_date, item.end_date)],
          ['Data do resultado', formatDate(item.selection_process?.result_date ?? null)],
          ['Situação', receipt.status_name ?? ''],
        ],
      },
    ],
    paragraphs: [
      'O candidato deve comparecer ao local de confirmação no horário marcado para entregar os documentos; caso contrário, a reserva será cancelada automaticamente.',
    ],
    signatures: [],
  };
}

/** The PSS sheet on paper (B 2.7), to be signed and brought on the interview day. */
export function pssSheetPaper(sheet: PssSheet): Paper {
  const { people, pss_selection_process_item: item } = sheet;
  return {
    title: 'Ficha de Inscrição',
    groups: [
      {
        heading: 'Cargo',
        rows: [
          ['Número de inscrição', sheet.number ?? ''],
          ['Cargo pretendido', item.job_title?.name ?? ''],
          ['Cidade', item.city_info ?? ''],
          ['Data', formatDate(sheet.created_at)],
        ],
      },
      {
        heading: 'Dados pessoais',
        rows: [
          ['Nome', people.full_name ?? ''],
          ['CPF', formatCpf(people.nif)],
          ['Nome da mãe', people.mother ?? ''],
          ['E-mail', people.email ?? ''],
          ['Celular', formatPhone(people.phone)],
          ['Escolaridade', educationLevelName(people.education_level_id)],
        ],
      },
    ],
    paragraphs: [
      'Declaro não ter parentesco, até o terceiro grau civil, com dirigentes ou empregados da instituição nos casos vedados por suas normas.',
      'Declaro conhecer e aceitar as condições deste processo seletivo.',
      'Declaro que as informações prestadas são verdadeiras e que respondo por elas.',
      'Autorizo a gravação em áudio e vídeo das etapas do processo seletivo.',
      'Consinto no tratamento dos meus dados pessoais para os fins deste processo seletivo.',
    ],
    note: 'Traga esta ficha assinada no dia da entrevista.',
    signatures: ['Assinatura do candidato'],
  };
}
