import type { Home } from '@portal/contract/endpoints/home';
import { AsyncRegion } from '@portal/ui/async-region';
import { Carousel } from '@portal/ui/carousel';
import { Picture } from '@portal/ui/picture';
import { Skeleton } from '@portal/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { bannersAt } from '../../domain/banners.ts';
import { BannerCard } from './banner-card.tsx';
import { CourseSearch } from './course-search.tsx';
import styles from './hero.module.css';
import { RiverBank } from './river-bank.tsx';

/** Slogan above the equator line, course search on the river, banners across both (A 2.2). */
export function Hero({ home, headingLevel }: { home: UseQueryResult<Home>; headingLevel: 1 | 2 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.hero} aria-labelledby="promessa">
      <div className={styles.promise}>
        <Heading id="promessa" className={styles.title}>
          Aprenda uma profissão no meio do mundo
        </Heading>
        <p className={styles.lead}>
          Cursos livres, técnicos e gratuitos às margens do Amazonas, sobre a Linha do Equador. Diga o que
          você quer aprender e embarque.
        </p>
      </div>
      <div className={styles.search}>
        <CourseSearch />
      </div>
      <div className={styles.banners}>
        <BannerCarousel home={home} />
      </div>
      {/* Last in the document, so that it does not move if the browser paints an incomplete page. */}
      <div className={styles.river} aria-hidden="true">
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
