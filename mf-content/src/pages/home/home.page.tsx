import { homeQuery } from '@portal/client/home-query';
import type { Home as HomeData } from '@portal/contract/endpoints/home';
import { acrossState, brand, inCapital, inState, ofInstitution } from '@portal/contract/institution/names';
import { distanceCourses, programmes } from '@portal/contract/institution/programmes';
import { preload, Slot } from '@portal/platform/remote';
import { ContinueRegistration } from '@portal/selection-process/parts/continue-registration';
import { areas } from '@portal/ui/area';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { EmptyState, FailedState } from '@portal/ui/empty-state';
import { PageMeta } from '@portal/ui/page-meta';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { newsOf } from '../../domain/contents.ts';
import { ContentCard } from '../../parts/content-cards.tsx';
import { NetworkLinks, SocialGate } from '../../parts/social/social-gate.tsx';
import { MiddleBanners } from './banners.tsx';
import { Hero, searchedUnitsQuery } from './hero.tsx';
import styles from './home.module.css';

export const handle = { slots: ['picked-courses', 'open-courses'] };

export const loader = ({ context }: LoaderFunctionArgs) =>
  preload(context, homeQuery(), searchedUnitsQuery());

/** /: home page (A 2.2). */
export const Component = () => (
  <>
    <PageMeta
      title={`Cursos ${inCapital} e ${acrossState}`}
      description={`Cursos livres, técnicos e gratuitos ${ofInstitution} ${inState}: inscrições abertas, processos seletivos, notícias e unidades.`}
    />
    <Home />
  </>
);

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
    <div className="sized">
      <ul className={`stack ${styles.weave}`}>
        {areas.map(({ slug, name }) => (
          <li key={slug} data-area={slug} className={`shrinks ${styles.strip}`}>
            <Link
              to={`/cursos?${new URLSearchParams({ seg: name })}`}
              className={`relative flex alignEnd tall clip plain ${styles.tile}`}
            >
              <span className={`relative heading superficie ${styles.name}`}>{name}</span>
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
const SocialSection = ({ settings = {} }: { settings?: Partial<HomeData['settings']> }) => (
  <Section title={`${brand} nas redes`} tone="areia" action={<NetworkLinks settings={settings} />}>
    <SocialGate settings={settings} limits={limits} />
  </Section>
);

/** Number of news items, and maximum length of their titles (A 9). */
const MAX_NEWS = 2;
const MAX_TITLE = 50;

/** 'Últimas notícias': two cards (A 2.2). */
const LatestNews = ({ home }: { home: UseQueryResult<HomeData> }) => (
  <Section
    title="Últimas notícias"
    tone="areia"
    action={
      <Link to="/noticias">
        Ver todas<span className="visuallyHidden"> as notícias</span>
      </Link>
    }
  >
    <AsyncRegion
      query={home}
      loading={<Skeleton kind="card" count={MAX_NEWS} label="Carregando as notícias…" />}
      empty={({ pages }) => newsOf(pages).length === 0}
      emptyState={<EmptyState title="Não há notícias no momento." />}
      failedTitle="Não foi possível carregar as notícias"
    >
      {({ pages }) => (
        <ul className={`stack gap-6 ${styles.cards}`}>
          {newsOf(pages)
            .slice(0, MAX_NEWS)
            .map((content) => (
              <li key={content.slug}>
                <ContentCard
                  content={content}
                  to={`/noticias/${encodeURIComponent(content.slug)}`}
                  titleMax={MAX_TITLE}
                />
              </li>
            ))}
        </ul>
      )}
    </AsyncRegion>
  </Section>
);

const cards = [
  {
    to: '/jovem_aprendiz',
    area: 'comercio',
    title: 'Jovem Aprendiz',
    text: 'Estude e trabalhe com carteira assinada. O contrato de aprendizagem dura até dois anos.',
    action: 'Conheça o programa',
  },
  {
    to: '/plano_cursos',
    area: 'tecnologia',
    title: 'Cursos técnicos',
    text: 'Veja o plano de cada curso técnico e o ato que o autoriza, por eixo e unidade.',
    action: 'Veja os planos de curso',
  },
];

/** 'Veja Também': apprentice programme and technical courses (A 2.2). */
const SeeAlso = () => (
  <Section title="Veja Também">
    <ul className={`stack gap-6 ${styles.alsoCards}`}>
      {cards.map(({ to, area, title, text, action }) => (
        <li key={to} data-area={area} className={`card covered grid clip ${styles.card}`}>
          <span className={`relative ${styles.cloth}`} aria-hidden="true" />
          <div className="stack start gap-2 p-5">
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to} className={`cover center gap-2 bold mt-2 ${styles.cover}`}>
              {action} <ArrowRight aria-hidden="true" size="1.1em" className="rigid" />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

type Way = { label: string; note: string } & ({ to: string } | { href: string });

const ways: readonly Way[] = [
  { label: 'Cursos Gratuitos', note: programmes.psg, to: '/psg' },
  { label: 'Cursos por área', note: `Oito áreas, ${acrossState}`, to: '/cursos-livres' },
  { label: 'Cursos EAD', note: 'Estude de onde estiver', href: distanceCourses },
  { label: 'Fale com a gente', note: 'Peça um curso para a sua empresa', to: '/psa' },
  { label: 'Trabalhe conosco', note: programmes.pss, to: '/pss' },
];

/** Quick-access links as a departure board (A 2.2). */
const QuickAccess = () => (
  <Section title="Acesso rápido" tone="noite">
    <ul className="lineTop">
      {ways.map((way) => (
        <li key={way.label}>
          {'to' in way ? (
            <Link to={way.to} className={`grid center plain ${styles.row}`}>
              <Words {...way} />
              <ArrowRight aria-hidden="true" className={styles.arrow} />
            </Link>
          ) : (
            <a
              href={way.href}
              target="_blank"
              rel="noopener noreferrer"
              className={`grid center plain ${styles.row}`}
            >
              <Words {...way} />
              <ArrowUpRight aria-hidden="true" className={styles.arrow} />
            </a>
          )}
        </li>
      ))}
    </ul>
  </Section>
);

const Words = (way: Way) => (
  <>
    <span className={`heading text-lg ${styles.label}`}>
      {way.label}
      {'href' in way && <span className="visuallyHidden"> (abre em nova aba)</span>}
    </span>
    <span className={`text-sm ${styles.note}`}>{way.note}</span>
  </>
);
