import { fileUrl } from '@portal/client/addresses/file-url';
import { getCurriculumPdf } from '@portal/contract/endpoints/curriculum';
import { getPssSheet, getPssSheetPdf, type PssSheet } from '@portal/contract/endpoints/printouts';
import { formatDate } from '@portal/contract/format/date';
import { formatTaxId } from '@portal/contract/format/mask';
import { formatPersonName } from '@portal/contract/format/person-name';
import {
  curriculumGroups,
  paperProcessName,
  paperTitles,
  pssPersonRows,
  pssSheetRows,
  sheetNote,
  signatures,
} from '@portal/contract/selection-process/paper-rows';
import { CommitmentTerms } from '@portal/selection-process/parts/commitment-terms';
import { ButtonLink } from '@portal/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { candidateQuery } from '../../parts/candidate-query.ts';
import styles from '../../parts/printout.module.css';
import { Printout, PrintoutGroup, Signatures } from '../../parts/printout.tsx';
import { printoutPage } from '../../parts/printout-page.tsx';

/** /ficha/{id}: registration sheet of a position, to be signed and brought to the interview (B 2.7). */
export const Component = printoutPage({
  title: paperTitles.pssSheet,
  usePrintout() {
    const params = { id: useParams().id };
    const query = useQuery(candidateQuery(getPssSheet, { params }));
    return {
      query,
      pdf: useQuery(candidateQuery(getPssSheetPdf, { params })),
      above: query.data?.curriculum && <CurriculumLink id={params.id} />,
      render: (sheet) => <PssSheetPrintout sheet={sheet} />,
    };
  },
});

const PssSheetPrintout = ({ sheet }: { sheet: PssSheet }) => (
  <Printout
    title={paperProcessName(sheet.pss_selection_process_item.selection_process) || paperTitles.pssSheet}
    number={sheet.number}
    checkUrl={sheet.check_url}
  >
    <p className={`bold ${styles.note}`}>{sheetNote}</p>
    <PrintoutGroup title="Cargo" facts={pssSheetRows(sheet)} />
    <PrintoutGroup
      title="Dados pessoais"
      facts={pssPersonRows({ ...sheet.people, nif: sheet.people.nif ?? sheet.nif })}
    />
    {sheet.curriculum &&
      curriculumGroups(sheet.curriculum, sheet.created_at).map(({ heading, rows }) => (
        <PrintoutGroup key={heading} title={heading} facts={rows} isWide />
      ))}
    <div className={`grid ${styles.signed}`}>
      <CommitmentTerms />
      <p>
        Candidato: <strong>{formatPersonName(sheet.people.name ?? sheet.people.full_name ?? '')}</strong>, CPF{' '}
        <strong>{formatTaxId(sheet.people.nif ?? sheet.nif ?? '')}</strong>. Data:{' '}
        <strong>{formatDate(sheet.created_at) || '____/____/________'}</strong>
      </p>
      <Signatures of={signatures.pss} />
    </div>
  </Printout>
);

/** Links to the curriculum of an application as PDF, if the server has one. */
function CurriculumLink({ id }: { id: string | undefined }) {
  const { data } = useQuery({ ...candidateQuery(getCurriculumPdf, { params: { id } }), retry: false });
  const url = fileUrl(data?.url);
  return (
    url && (
      <div className="noPrint mb-4">
        <ButtonLink href={url} external variant="secondary">
          Currículo em PDF
        </ButtonLink>
      </div>
    )
  );
}
