import { formatDate } from '@portal/shared/format/date';
import { fileUrl } from '@portal/shared/format/file-url';
import { formatPhone } from '@portal/shared/format/phone';
import { useQuery } from '@portal/shared/query';
import { useParams } from '@portal/shared/router';
import { raceName } from '../../domain/code-names.ts';
import { formatCpf, formatPeriod } from '../../parts/formatted.ts';
import { Facts, Proof, ProofPage } from '../../parts/proof-page.tsx';
import { psgSheetPdfQuery, psgSheetQuery } from './psg-sheet.queries.ts';

/** /ficha_psg/{id}: registration sheet of a free course (B 2.7). */
export const Component = () => (
  <ProofPage title="Ficha de inscrição no PSG">
    <Sheet />
  </ProofPage>
);

function Sheet() {
  const { id = '' } = useParams();
  const sheet = useQuery(psgSheetQuery(id));
  const pdf = useQuery(psgSheetPdfQuery(id));
  return (
    <Proof query={sheet} pdfUrl={fileUrl(pdf.data?.url) ?? null}>
      {({ number, people, selection_process_item: item }) => (
        <Facts
          facts={[
            ['Curso', item.course_name],
            ['Unidade', item.place ?? item.city_info],
            ['Período', formatPeriod(item.start_date, item.end_date)],
            ['Número', number],
            ['Nome', people.full_name ?? people.name],
            ['CPF', formatCpf(people.nif)],
            ['Nome da mãe', people.mother],
            ['Data de nascimento', formatDate(people.birthdate)],
            ['Endereço', [people.address, people.number].filter(Boolean).join(', ')],
            ['Bairro', people.district],
            ['Celular', formatPhone(people.phone ?? '')],
            ['E-mail', people.email],
            ['Raça/cor', raceName(people.race_id)],
          ]}
        />
      )}
    </Proof>
  );
}
