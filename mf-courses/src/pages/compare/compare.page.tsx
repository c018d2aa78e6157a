import { type SharedOffer, shareMessage } from '@portal/contract/format/share-message';
import { ofInstitution } from '@portal/contract/institution/names';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { DataTable } from '@portal/ui/data-table';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { ShareBar } from '@portal/ui/share-bar';
import { Skeleton } from '@portal/ui/skeleton';
import { TabLinks } from '@portal/ui/tabs';
import { useFocusFallback } from '@portal/ui/use-focus-fallback';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { sharedOffer } from '../../domain/offered-class.ts';
import { type ComparedClass, comparedPicks, differences, traits } from '../../domain/schedule-comparison.ts';
import { limits, pickKey } from '../../domain/schedule-shortlist.ts';
import { ClashNote } from '../../parts/picked-course.tsx';
import styles from './compare.module.css';
import { ComparedCourses, type ComparisonEntry, comparisonQuery } from './compared-courses.tsx';

const TITLE = 'Comparar cursos';

const createSharedOffer = (
  { course, offered }: Extract<ComparisonEntry, { kind: 'found' }>,
  now: number,
): SharedOffer => ({
  ...sharedOffer({ title: course.title, modality_id: null }, offered, now),
  price: course.lines.Preço[0],
});

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, comparisonQuery(comparedPicks(new URL(request.url).searchParams.get('ids'))));

/** /comparar-cursos?ids=1-1004,2-1007: compares up to three classes; by default the first of each course. */
export function Component() {
  const [search] = useSearchParams();
  const picks = comparedPicks(search.get('ids'));
  const comparison = useQuery(comparisonQuery(picks));
  const seenAt = useSeenAt(comparison.dataUpdatedAt);
  const page = useRef<HTMLDivElement>(null);
  useFocusFallback(page, picks.map(pickKey).join());
  return (
    <>
      <PageHeader
        title={TITLE}
        lead="Cada curso pela turma que você escolheu. O endereço desta página guarda a comparação: compartilhe com quem quiser."
        breadcrumbs={[{ label: 'Cursos', to: '/cursos' }]}
      />
      <Container>
        <div ref={page} tabIndex={-1} className={styles.page}>
          <AsyncRegion
            query={comparison}
            loading={<Skeleton kind="table" count={8} label="Carregando os cursos…" />}
            emptyState={
              <EmptyState
                title="Nenhum curso para comparar"
                action={<ButtonLink to="/cursos">Procurar cursos</ButtonLink>}
              >
                <p>Toque em “Comparar” em até {limits.compared} cursos.</p>
              </EmptyState>
            }
            failedTitle="Não foi possível carregar os cursos"
          >
            {(entries) => (
              <>
                <ComparedCourses entries={entries} seenAt={seenAt} />
                <ClashNote
                  classes={entries.flatMap((each) =>
                    each.kind === 'found' && each.offered
                      ? { title: each.course.title, offered: each.offered }
                      : [],
                  )}
                />
                <ComparisonTable
                  courses={entries.flatMap((each) => (each.kind === 'found' ? each.course : []))}
                />
                <div className="mt-8">
                  <ShareBar
                    title={TITLE}
                    parameters={['ids', 'mostrar']}
                    message={shareMessage(
                      `Oi! Qual destes cursos ${ofInstitution} você acha melhor`,
                      entries.flatMap((each) =>
                        each.kind === 'found' ? createSharedOffer(each, seenAt) : [],
                      ),
                    )}
                  />
                </div>
              </>
            )}
          </AsyncRegion>
        </div>
      </Container>
    </>
  );
}

function ComparisonTable({ courses }: { courses: readonly ComparedClass[] }) {
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
