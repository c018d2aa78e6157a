import { fileUrl } from '@portal/client/addresses/file-url';
import { call } from '@portal/client/api';
import { getCurriculumPdf } from '@portal/contract/endpoints/my-curriculum';
import { paperTitles, sheetNote, signatures } from '@portal/contract/endpoints/paper-texts';
import { getPssSheet, getPssSheetPdf } from '@portal/contract/endpoints/printouts';
import { formatDate } from '@portal/contract/format/date';
import { formatTaxId } from '@portal/contract/format/mask';
import { formatPersonName } from '@portal/contract/format/person-name';
import {
  curriculumGroups,
  paperProcessName,
  pssPersonRows,
  pssSheetRows,
} from '@portal/contract/selection-process/paper-rows';
import { CommitmentTerms } from '@portal/selection-process/parts/commitment-terms';
import { ButtonLink } from '@portal/ui/button';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Printout, PrintoutGroup, Signatures } from '../../parts/printout.tsx';
import { PrintoutPage, PrintoutView } from '../../parts/printout-page.tsx';
import styles from './pss-sheet.module.css';

const TITLE = paperTitles.pssSheet;

/** /ficha/{id}: registration sheet of a position, to be signed and brought to the interview (B 2.7). */
export const Component = () => (
  <PrintoutPage title={TITLE}>
    <Sheet />
  </PrintoutPage>
);

function Sheet() {
  const { id = '' } = useParams();
  const query = useQuery(pssSheetQuery(id));
  const pdf = useQuery(pssSheetPdfQuery(id));
  return (
    <>
      {query.data?.curriculum && (
        <div className={styles.curriculum}>
          <CurriculumLink id={id} />
        </div>
      )}
      <PrintoutView query={query} pdf={pdf} title={TITLE}>
        {(sheet) => (
          <Printout
            title={paperProcessName(sheet.pss_selection_process_item.selection_process) || TITLE}
            number={sheet.number}
            checkUrl={sheet.check_url}
          >
            <p className={styles.note}>{sheetNote}</p>
            <PrintoutGroup title="Cargo" facts={pssSheetRows(sheet)} />
            <PrintoutGroup
              title="Dados pessoais"
              facts={pssPersonRows({ ...sheet.people, nif: sheet.people.nif ?? sheet.nif })}
            />
            {sheet.curriculum &&
              curriculumGroups(sheet.curriculum, sheet.created_at).map(({ heading, rows }) => (
                <PrintoutGroup key={heading} title={heading} facts={rows} isWide />
              ))}
            <div className={styles.signed}>
              <CommitmentTerms />
              <p>
                Candidato:{' '}
                <strong>{formatPersonName(sheet.people.name ?? sheet.people.full_name ?? '')}</strong>, CPF{' '}
                <strong>{formatTaxId(sheet.people.nif ?? sheet.nif ?? '')}</strong>. Data:{' '}
                <strong>{formatDate(sheet.created_at) || '____/____/________'}</strong>
              </p>
              <Signatures of={signatures.pss} />
            </div>
          </Printout>
        )}
      </PrintoutView>
    </>
  );
}

/** Links to the curriculum of an application as PDF, if the server has one. */
function CurriculumLink({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['candidate', 'pss-curriculum-pdf', id],
    queryFn: ({ signal }) => call(getCurriculumPdf, { params: { id }, signal }),
    retry: false,
  });
  const url = fileUrl(data?.url);
  return (
    url && (
      <ButtonLink href={url} external variant="secondary">
        Currículo em PDF
      </ButtonLink>
    )
  );
}

export const pssSheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'pss-sheet', id],
    queryFn: ({ signal }) => call(getPssSheet, { params: { id }, signal }),
  });

export const pssSheetPdfQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'pss-sheet-pdf', id],
    queryFn: ({ signal }) => call(getPssSheetPdf, { params: { id }, signal }),
  });
