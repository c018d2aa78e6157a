import type { Home } from '@portal/contract/endpoints/home';
import type { UseQueryResult } from '@tanstack/react-query';
import { BannerCarousel } from './banner-carousel.tsx';
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
