import { call } from '@portal/client/api';
import { getPsgSheet, getPsgSheetPdf } from '@portal/contract/endpoints/printouts';
import { listCities } from '@portal/contract/endpoints/units';
import {
  paperProcessName,
  psgPersonRows,
  psgSheetRows,
  signatures,
} from '@portal/contract/selection-process/paper-rows';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { candidateQuery } from '../../parts/candidate-query.ts';
import { Printout, PrintoutGroup, Signatures } from '../../parts/printout.tsx';
import { printoutPage } from '../../parts/printout-page.tsx';

const title = 'Ficha de inscrição no PSG';

/** /ficha_psg/{id}: registration sheet of a free course; empty fields print as blank lines (B 2.7). */
export const Component = printoutPage({
  title,
  usePrintout() {
    const params = { id: useParams().id };
    const { data: cities } = useQuery(cityNamesQuery());
    return {
      query: useQuery(candidateQuery(getPsgSheet, { params })),
      pdf: useQuery(candidateQuery(getPsgSheetPdf, { params })),
      render: (sheet) => (
        <Printout
          title={paperProcessName(sheet.selection_process) || title}
          number={sheet.number}
          checkUrl={sheet.check_url}
        >
          <PrintoutGroup title="Curso" facts={psgSheetRows(sheet)} />
          <PrintoutGroup
            title="Dados pessoais"
            facts={psgPersonRows(sheet.people, cities?.get(sheet.people.city_id ?? 0) ?? null)}
          />
          <Signatures of={signatures.psg} />
        </Printout>
      ),
    };
  },
});

/** Loads the names of cities by id, because a person has only the id. They rarely change. */
const cityNamesQuery = () =>
  queryOptions({
    queryKey: ['city-names'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      new Map((await call(listCities, { signal })).map(({ id, title }) => [id, title])),
  });
