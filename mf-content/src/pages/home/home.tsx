import { homeQuery } from '@portal/client/home-query';
import { brand } from '@portal/contract/institution/names';
import { Slot } from '@portal/platform/remote';
import { ContinueRegistration } from '@portal/selection-process/parts/continue-registration';
import { areas } from '@portal/ui/area';
import { Container } from '@portal/ui/container';
import { FailedState } from '@portal/ui/failed-state';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NetworkLinks } from '../../parts/social/network-links.tsx';
import type { SocialSettings } from '../../parts/social/social.queries.ts';
import { SocialGate } from '../../parts/social/social-gate.tsx';
import styles from './area-mosaic.module.css';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { MiddleBanners } from './middle-banners.tsx';
import { QuickAccess } from './quick-access.tsx';
import { SeeAlso } from './see-also.tsx';

interface HomeProps {
  /** Level of its first heading: 2 below another main heading. */
  headingLevel?: 1 | 2;
}

/** Sections of the home page in the order of the specification (A 2.2). */
export function Home({ headingLevel = 1 }: HomeProps) {
  const home = useQuery(homeQuery());
  return (
    <>
      <Hero home={home} headingLevel={headingLevel} />
      <Container>
        <ContinueRegistration />
      </Container>
      <Slot name="picked-courses" pending={null} failed={() => null} />
      <OpenCourses />
      <AreaMosaic />
      <SeeAlso />
      <LatestNews home={home} />
      <QuickAccess />
      <MiddleBanners banners={home.data?.banners ?? []} />
      <SocialSection settings={home.data?.settings} />
    </>
  );
}

/** The eight areas as woven strips around two suns (A 2.2). */
const AreaMosaic = () => (
  <Section title="Escolha uma área" tone="areia">
    <div className={styles.frame}>
      <ul className={styles.weave}>
        {areas.map(({ slug, name }) => (
          <li key={slug} data-area={slug} className={styles.strip}>
            <Link to={`/cursos?${new URLSearchParams({ seg: name })}`} className={styles.tile}>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
        <li aria-hidden="true" className={styles.sun} />
        <li aria-hidden="true" className={styles.sun} />
      </ul>
    </div>
  </Section>
);

/** 'Inscrições abertas': the remote that fills the slot renders the cards (A 2.2). */
const OpenCourses = () => (
  <Section
    title="Inscrições abertas"
    action={
      <Link to="/cursos-livres">
        Ver todos<span className="visuallyHidden"> os cursos com inscrições abertas</span>
      </Link>
    }
  >
    <Slot
      name="open-courses"
      pending={<Skeleton kind="courseCard" count={4} label="Carregando os cursos…" />}
      failed={(retry) => (
        <FailedState title="Não foi possível carregar as inscrições abertas" onRetry={retry} />
      )}
    />
  </Section>
);

const limits = { posts: 4, videos: 2 };

/** Social section of the home page (A 2.2, A 9). */
const SocialSection = ({ settings = {} }: { settings?: SocialSettings }) => (
  <Section title={`${brand} nas redes`} tone="areia" action={<NetworkLinks settings={settings} />}>
    <SocialGate settings={settings} limits={limits} />
  </Section>
);
