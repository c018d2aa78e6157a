import { processStateName } from '@portal/contract/selection-process/statuses';
import { Button } from '@portal/ui/button';
import { DataTable } from '@portal/ui/data-table';
import { Eye, FileText, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PssRow } from '../../domain/application-rows.ts';
import { DocumentLinks } from './document-links.tsx';
import { NumberedOffer } from './numbered-offer.tsx';
import { PssScores } from './pss-scores.tsx';
import { StatusTracker } from './status-tracker.tsx';

interface PssTableProps {
  rows: readonly PssRow[];
  candidate: string;
}

/** Lists applications to staff selections; a row's scores open in a panel below the table (B 2.6). */
export function PssTable({ rows, candidate }: PssTableProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open = rows.find(({ key }) => key === openKey);

  function close() {
    setOpenKey(null);
    opener.current?.focus();
  }

  return (
    <>
      <DataTable
        caption="Inscrições no PSS"
        captionHidden
        rows={rows}
        rowKey={({ key }) => key}
        empty="Nenhuma inscrição no PSS"
        columns={[
          { key: 'process', header: 'Seleção', cell: ({ process }) => process },
          {
            key: 'role',
            header: 'Cargo',
            cell: ({ role, number }) => <NumberedOffer name={role} number={number} />,
          },
          { key: 'state', header: 'Situação', cell: ({ processStatus }) => processStateName(processStatus) },
          {
            key: 'status',
            header: 'Status',
            cell: ({ status, processStatus }) => (
              <StatusTracker status={status} processStatus={processStatus} />
            ),
          },
          {
            key: 'document',
            header: 'Documento',
            cell: (row) => (
              <DocumentLinks links={createLinks(row)}>
                {row.registrationId !== null && (
                  <Button
                    variant="quiet"
                    aria-expanded={row.key === openKey}
                    aria-label={`Ver notas de ${row.role}`}
                    title={`Ver notas de ${row.role}`}
                    onClick={(event) => {
                      opener.current = event.currentTarget;
                      setOpenKey(row.key === openKey ? null : row.key);
                    }}
                  >
                    <Eye aria-hidden="true" />
                  </Button>
                )}
              </DocumentLinks>
            ),
          },
        ]}
      />
      {open?.registrationId != null && (
        <PssScores
          registrationId={open.registrationId}
          role={open.role}
          candidate={candidate}
          onClose={close}
        />
      )}
    </>
  );
}

function createLinks({ receiptPath, registrationId, role }: PssRow) {
  return [
    ...(receiptPath ? [{ to: receiptPath, label: `Comprovante de ${role}`, Icon: Printer }] : []),
    ...(registrationId !== null
      ? [{ to: `/ficha/${registrationId}`, label: `Ficha de ${role}`, Icon: FileText }]
      : []),
  ];
}
