import { useQuery } from '@portal/runtime/query';
import { useParams } from '@portal/runtime/router';
import { sheetNote } from '@portal/shared/contract/paper-texts';
import { formatDate } from '@portal/shared/format/date';
import { orderRows } from '@portal/shared/format/position';
import { educationLevelName } from '@portal/shared/selection-process/education-levels';
import { pssPersonRows } from '@portal/shared/selection-process/person-rows';
import { Paper, PaperGroup, Signatures } from '../../parts/paper.tsx';
import { Proof, ProofPage } from '../../parts/proof-page.tsx';
import { CommitmentTerms } from './commitment-terms.tsx';
import styles from './pss-sheet.module.css';
import { pssSheetPdfQuery, pssSheetQuery } from './pss-sheet.queries.ts';

const TITLE = 'Ficha de Inscrição';

/** /ficha/{id}: registration sheet of a position, to be signed and brought to the interview (B 2.7). */
export const Component = () => (
  <ProofPage title={TITLE}>
    <Sheet />
  </ProofPage>
);

function Sheet() {
  const { id = '' } = useParams();
  const sheet = useQuery(pssSheetQuery(id));
  const pdf = useQuery(pssSheetPdfQuery(id));
  return (
    <Proof query={sheet} pdf={pdf} title={TITLE}>
      {({ number, check_url, nif, created_at, people, pss_selection_process_item: item, ...place }) => (
        <Paper title={item.selection_process?.name ?? TITLE} number={number} checkUrl={check_url}>
          <p className={styles.note}>{sheetNote}</p>
          <PaperGroup
            title="Cargo"
            facts={[
              ['Cargo pretendido', item.job_title?.name ?? null],
              ['Escolaridade', educationLevelName(people.education_level_id)],
              ...orderRows(place),
              ['Cidade', item.city_info],
            ]}
          />
          <PaperGroup title="Dados pessoais" facts={pssPersonRows({ ...people, nif: people.nif ?? nif })} />
          <CommitmentTerms />
          <p>
            Data: <strong>{formatDate(created_at) || '____/____/________'}</strong>
          </p>
          <Signatures of={['Assinatura do candidato']} />
        </Paper>
      )}
    </Proof>
  );
}
