import { isOpenProcess, processStateName } from '@portal/contract/selection-process/statuses';
import { DataTable } from '@portal/ui/data-table';
import { FileText, Printer, ReceiptText } from 'lucide-react';
import type { PsgRow } from '../../domain/application-rows.ts';
import { DocumentLinks } from './document-links.tsx';
import { NumberedOffer } from './numbered-offer.tsx';
import { StatusTracker } from './status-tracker.tsx';

/** Lists applications to free courses: receipt and sheet while the process is open, afterwards the receipt (B 2.6). */
export function PsgTable({ rows }: { rows: readonly PsgRow[] }) {
  return (
    <DataTable
      caption="Inscrições no PSG"
      captionHidden
      rows={rows}
      rowKey={({ key }) => key}
      empty="Nenhuma inscrição no PSG"
      columns={[
        { key: 'process', header: 'Seleção', cell: ({ process }) => process },
        {
          key: 'course',
          header: 'Curso',
          cell: ({ course, number }) => <NumberedOffer name={course} number={number} />,
        },
        { key: 'state', header: 'Situação', cell: ({ processStatus }) => processStateName(processStatus) },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status, processStatus }) => (
            <StatusTracker status={status} processStatus={processStatus} />
          ),
        },
        { key: 'document', header: 'Documento', cell: (row) => <DocumentLinks links={createLinks(row)} /> },
      ]}
    />
  );
}

function createLinks({ registrationId, processStatus, course }: PsgRow) {
  if (registrationId === null) return [];
  const receipt = { to: `/printing/${registrationId}`, label: `Comprovante de ${course}` };
  if (!isOpenProcess(processStatus)) return [{ ...receipt, Icon: ReceiptText }];
  return [
    { ...receipt, Icon: Printer },
    { to: `/ficha_psg/${registrationId}`, label: `Ficha de ${course}`, Icon: FileText },
  ];
}
