import { DataTable } from '@portal/ui/data-table';
import { TabLinks } from '@portal/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { type ComparedClass, differences, traits } from '../../domain/schedule-comparison.ts';
import { pickKey } from '../../domain/schedule-shortlist.ts';
import styles from './compare.module.css';

export function ComparisonTable({ courses }: { courses: readonly ComparedClass[] }) {
  const [search] = useSearchParams();
  if (courses.length === 0) return null;
  const different = search.get('mostrar') === 'diferencas';
  const shown = different ? differences(courses) : traits;
  const ids = search.get('ids') ?? '';
  const path = `/comparar-cursos?ids=${ids}`;
  return (
    <>
      {courses.length > 1 && (
        <TabLinks
          label="O que comparar"
          tabs={[
            { label: 'Tudo', to: path, current: !different },
            { label: 'Só as diferenças', to: `${path}&mostrar=diferencas`, current: different },
          ]}
        />
      )}
      <DataTable
        caption="Comparação dos cursos"
        captionHidden
        narrow="columns"
        rows={shown}
        rowKey={(trait) => trait}
        empty="Estes cursos não diferem em nada do que se compara aqui."
        columns={[
          { key: 'trait', header: 'O que se compara', cell: (trait) => trait },
          ...courses.map(({ title, lines, ...asked }) => ({
            key: pickKey(asked),
            header: title,
            cell: (trait: (typeof traits)[number]) =>
              lines[trait].map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              )),
          })),
        ]}
      />
    </>
  );
}
