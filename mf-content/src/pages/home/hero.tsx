import type { Home } from '@portal/contract/endpoints/home';
import { queryString } from '@portal/contract/format/links';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { Carousel } from '@portal/ui/carousel';
import fieldStyles from '@portal/ui/keyword-search/keyword-search.module.css';
import { Picture } from '@portal/ui/picture';
import { Skeleton } from '@portal/ui/skeleton';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { BannerCard, bannersAt } from './banners.tsx';
import styles from './home.module.css';

/** Slogan above the equator line, course search on the river, banners across both (A 2.2). */
export function Hero({ home, headingLevel }: { home: UseQueryResult<Home>; headingLevel: 1 | 2 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`grid areia ${styles.hero}`} aria-labelledby="promessa">
      <div className={`relative ${styles.promise}`}>
        <Heading id="promessa" className={styles.title}>
          Aprenda uma profissão no meio do mundo
        </Heading>
        <p className={`text-md mt-4 ${styles.lead}`}>
          Cursos livres, técnicos e gratuitos às margens do Amazonas, sobre a Linha do Equador. Diga o que
          você quer aprender e embarque.
        </p>
      </div>
      <div className={`relative ${styles.search}`}>
        <CourseSearch />
      </div>
      <div className={`relative ${styles.banners}`}>
        <BannerCarousel home={home} />
      </div>
      {/* Last in the document, so that it does not move if the browser paints an incomplete page. */}
      <div className={`drawn ${styles.river}`} aria-hidden="true">
        <RiverBank />
      </div>
    </section>
  );
}

const AUTOPLAY_MS = 5000;

/** Banners of position 1: one at a time, each with its link (A 2.2, A 9). */
const BannerCarousel = ({ home }: { home: UseQueryResult<Home> }) => (
  <AsyncRegion
    query={home}
    loading={<Skeleton kind="card" label="Carregando os destaques…" />}
    empty={({ banners }) => bannersAt(banners, 1).length === 0}
    emptyState={<Picture src={null} alt="" width={1200} height={675} />}
    failedTitle="Não foi possível carregar os destaques"
  >
    {({ banners }) => (
      <Carousel
        label="Destaques"
        autoplayMs={AUTOPLAY_MS}
        slides={bannersAt(banners, 1).map((banner, index) => ({
          key: banner.key,
          label: banner.label,
          node: <BannerCard banner={banner} priority={index === 0} />,
        }))}
      />
    )}
  </AsyncRegion>
);

const RESULTS_PATH = '/searchResult';
const SCHEDULE_PATH = '/cursos';

/**
 * Searches courses first, then processes and other results (A 2.3), optionally of one unit; without a text it shows
 * the schedule (A 2.4). A plain GET form, which works without JavaScript.
 */
function CourseSearch() {
  const navigate = useNavigate();
  const action = useHref(RESULTS_PATH);
  const units = useQuery(searchedUnitsQuery()).data ?? [];

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    const query = new URLSearchParams(asked.filter(([, value]) => value));
    const path = query.has('search') ? RESULTS_PATH : SCHEDULE_PATH;
    if (path === SCHEDULE_PATH) query.delete('assunto');
    void navigate(path + queryString(query));
  }

  return (
    <search>
      <form method="get" action={action} onSubmit={search} className={`card stack p-5 sized ${styles.form}`}>
        <input type="hidden" name="assunto" value="cursos" />
        <label className={`stack gap-1 bold ${fieldStyles.field}`}>
          O que você quer aprender?
          <input
            type="search"
            name="search"
            placeholder="Ex.: cozinha, enfermagem, barbearia"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
        </label>
        <label className={`stack gap-1 bold ${fieldStyles.field}`}>
          Onde?
          <select name="unit" defaultValue="">
            <option value="">Em qualquer unidade</option>
            {units.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Button type="submit">
          <Search aria-hidden="true" size="1.2em" />
          Buscar curso
        </Button>
      </form>
    </search>
  );
}

/** Names of the units with open classes, alphabetically, as options of the search. */
export const searchedUnitsQuery = () =>
  queryOptions({
    queryKey: ['home', 'units'],
    // Server-rendered pages contain the names: the browser fetches them only after a navigation to home.
    queryFn: async (asking) => {
      const { cataloguePage } = await import(
        /* webpackChunkName: "units-with-classes" */ '@portal/client/catalogue/catalogue-query'
      );
      const { facets } = await cataloguePage({}, asking);
      return facets.unit.filter(({ count }) => count > 0).map(({ label }) => label);
    },
  });

/** Scene around the banners: sun on the line, stilt houses, a boat, and the river that reflects the light. */
const RiverBank = () => (
  <>
    <span className={styles.heroSun} />
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
      className={`full ${styles.bank}`}
    >
      <path
        fill="color-mix(in oklab, var(--river) 22%, var(--areia))"
        d="M0 150v-26c30-14 60-12 88-4s58 8 84-2 56-22 90-14 46 18 84 14 62-26 104-22 60 26 100 24 70-30 116-26 62 28 104 28 58-26 96-30 70 16 104 18 54-24 92-26 66 22 104 26 58-14 96-18 66 8 100 18 52 10 82 4v36z"
      />
      <path
        className={styles.tree}
        d="M676 150c4-24 4-44 2-62-18 4-40 0-46-12-4-10 6-20 20-22 2-14 18-24 36-22 8-12 34-12 42 2 18-2 34 8 34 22 14 2 22 14 16 24-8 12-30 14-46 8-2 18-2 38 4 62-20-6-42-6-62 0z"
      />
    </svg>
    <svg
      viewBox="0 0 1440 200"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={`full ${styles.waves}`}
    >
      <path
        fill="color-mix(in oklab, var(--river) 88%, var(--papel))"
        d="M0 60c120-40 240-40 360 0s240 40 360 0 240-40 360 0 240 40 360 0v140H0z"
      />
      <path
        fill="color-mix(in oklab, var(--river) 76%, var(--papel))"
        d="M0 128c90-30 180-30 270 0s180 30 270 0 180-30 270 0 180 30 270 0 180-30 360 0v72H0z"
      />
    </svg>
    <svg viewBox="0 0 240 96" aria-hidden="true" focusable="false" className={styles.boat}>
      <path fill="var(--laranja-queimado)" d="M6 56h214l14-10c-2 26-20 40-44 40H44C22 86 8 74 6 56z" />
      <path
        fill="var(--papel)"
        stroke="var(--tinta)"
        strokeWidth="3"
        d="M34 26h140v8H34zM42 34v22M74 34v22M106 34v22M138 34v22M166 34v22M70 12h72v14H70z"
      />
      <path stroke="var(--papel)" strokeWidth="3" d="M10 62h216" />
    </svg>
  </>
);
