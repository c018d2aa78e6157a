import { call } from '@portal/client/api';
import { signatures } from '@portal/contract/endpoints/paper-texts';
import { getPsgSheet, getPsgSheetPdf } from '@portal/contract/endpoints/printouts';
import { listCities } from '@portal/contract/endpoints/units';
import { paperProcessName, psgPersonRows, psgSheetRows } from '@portal/contract/selection-process/paper-rows';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Printout, PrintoutGroup, Signatures } from '../../parts/printout.tsx';
import { PrintoutPage, PrintoutView } from '../../parts/printout-page.tsx';

const TITLE = 'Ficha de inscrição no PSG';

/** /ficha_psg/{id}: registration sheet of a free course; empty fields print as blank lines (B 2.7). */
export const Component = () => (
  <PrintoutPage title={TITLE}>
    <Sheet />
  </PrintoutPage>
);

function Sheet() {
  const { id = '' } = useParams();
  const query = useQuery(psgSheetQuery(id));
  const pdf = useQuery(psgSheetPdfQuery(id));
  const cities = useQuery(cityNamesQuery());
  return (
    <PrintoutView query={query} pdf={pdf} title={TITLE}>
      {(sheet) => (
        <Printout
          title={paperProcessName(sheet.selection_process) || TITLE}
          number={sheet.number}
          checkUrl={sheet.check_url}
        >
          <PrintoutGroup title="Curso" facts={psgSheetRows(sheet)} />
          <PrintoutGroup
            title="Dados pessoais"
            facts={psgPersonRows(sheet.people, cities.data?.get(sheet.people.city_id ?? 0) ?? null)}
          />
          <Signatures of={signatures.psg} />
        </Printout>
      )}
    </PrintoutView>
  );
}

export const psgSheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'psg-sheet', id],
    queryFn: ({ signal }) => call(getPsgSheet, { params: { id }, signal }),
  });

export const psgSheetPdfQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'psg-sheet-pdf', id],
    queryFn: ({ signal }) => call(getPsgSheetPdf, { params: { id }, signal }),
  });

/** Loads the names of cities by id, because a person has only the id. They rarely change. */
export const cityNamesQuery = () =>
  queryOptions({
    queryKey: ['city-names'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      new Map((await call(listCities, { signal })).map(({ id, title }) => [id, title])),
  });
