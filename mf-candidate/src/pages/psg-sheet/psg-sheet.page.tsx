import { useQuery } from '@portal/runtime/query';
import { useParams } from '@portal/runtime/router';
import { formatPeriod } from '@portal/shared/format/period';
import { orderRows } from '@portal/shared/format/position';
import { psgPersonRows } from '@portal/shared/selection-process/person-rows';
import { Paper, PaperGroup, Signatures } from '../../parts/paper.tsx';
import { Proof, ProofPage } from '../../parts/proof-page.tsx';
import { cityNamesQuery, psgSheetPdfQuery, psgSheetQuery } from './psg-sheet.queries.ts';

const TITLE = 'Ficha de inscrição no PSG';

/** /ficha_psg/{id}: registration sheet of a free course; what nobody filled in prints blank (B 2.7). */
export const Component = () => (
  <ProofPage title={TITLE}>
    <Sheet />
  </ProofPage>
);

function Sheet() {
  const { id = '' } = useParams();
  const sheet = useQuery(psgSheetQuery(id));
  const pdf = useQuery(psgSheetPdfQuery(id));
  const cities = useQuery(cityNamesQuery());
  return (
    <Proof query={sheet} pdf={pdf} title={TITLE}>
      {({
        number,
        check_url,
        people,
        selection_process: process,
        selection_process_item: item,
        ...place
      }) => (
        <Paper title={process.name ?? process.info ?? TITLE} number={number} checkUrl={check_url}>
          <PaperGroup
            title="Curso"
            facts={[
              ['Curso', item.course_name],
              ['Unidade', item.place ?? process.unit?.name ?? item.city_info],
              ...orderRows(place),
              ['Período', formatPeriod(item.start_date, item.end_date)],
            ]}
          />
          <PaperGroup
            title="Dados pessoais"
            facts={psgPersonRows(people, cities.data?.get(people.city_id ?? 0) ?? null)}
          />
          <Signatures of={['Assinatura do candidato', 'Assinatura do responsável pela inscrição']} />
        </Paper>
      )}
    </Proof>
  );
}
