import { portalUrl } from '@portal/client/addresses/portal-url';
import { areaSlug } from '@portal/ui/area';
import { PageMeta, type PageMetaProps } from '@portal/ui/page-meta';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Container } from '../container/container.tsx';
import { StructuredData } from '../structured-data/structured-data.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps extends PageMetaProps {
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Pages between home and this one. */
  breadcrumbs?: readonly Crumb[];
  /** Area whose colour and pattern the page uses. */
  area?: string;
  /** Low, for pages whose list is the main content. */
  compact?: boolean;
  /** False if the page renders its own `<PageMeta>`. */
  meta?: boolean;
  /** Actions or facts below the lead. */
  children?: ReactNode;
}

/**
 * Header of inner pages: breadcrumbs above the equator line, the title below. Also renders the page's metadata, with
 * a textual lead as description.
 */
export function PageHeader({
  title,
  lead,
  breadcrumbs = [],
  area,
  compact,
  meta = true,
  description = typeof lead === 'string' ? lead : undefined,
  image,
  noindex,
  children,
}: PageHeaderProps) {
  return (
    <header className={styles.header} data-area={area && areaSlug(area)} data-compact={compact}>
      {meta && <PageMeta title={title} description={description} image={image} noindex={noindex} />}
      <div className={`drawn pt-8 areia ${styles.sky}`}>
        <Container>
          <Breadcrumbs trail={breadcrumbs} current={title} />
        </Container>
        <span className={styles.sun} aria-hidden="true" />
      </div>
      <div className={`relative ${styles.river}`}>
        <Container>
          <div className={styles.text}>
            <h1 className={styles.title}>
              <TitleLines title={title} />
            </h1>
            {lead && <div className="muted text-md mt-4">{lead}</div>}
            {children && <div className="mt-6">{children}</div>}
          </div>
        </Container>
        {area && <span className={`clip ${styles.weave}`} aria-hidden="true" />}
      </div>
    </header>
  );
}

const DASH = ' - ';

/** Title that breaks before the part after a dash, so that no line ends with a dash. */
export function TitleLines({ title }: { title: string }) {
  const at = title.indexOf(DASH);
  if (at < 1 || at + DASH.length >= title.length) return title;
  return (
    <>
      {title.slice(0, at)}
      <span className="visuallyHidden">{DASH}</span>
      <span className="block">{title.slice(at + DASH.length)}</span>
    </>
  );
}

/** Page of the trail; the last one is the page itself, which needs no URL. */
interface Stop {
  label: string;
  to: string | null;
}

/**
 * Builds a page's trail as schema.org's `BreadcrumbList`.
 * @param addressOf returns the URL of a path; null if the origin is not configured
 */
const breadcrumbList = (stops: readonly Stop[], addressOf: (path: string) => string | null): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: stops.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: (to !== null && addressOf(to)) || undefined,
  })),
});

export interface Crumb {
  label: string;
  to: string;
}

/**
 * Breadcrumbs as stops on the equator line: home, the pages between, and the page itself.
 * @param trail pages between home and this one, outermost first
 * @param current name of this page
 */
function Breadcrumbs({ trail = [], current }: { trail?: readonly Crumb[]; current: string }) {
  const stops = [{ label: 'Início', to: '/' }, ...trail.filter(({ to }) => to !== '/')];
  return (
    <nav aria-label="Você está em">
      <StructuredData
        key={current}
        data={breadcrumbList([...stops, { label: current, to: null }], portalUrl)}
      />
      <ol className="flex text-sm">
        {stops.map(({ label, to }) => (
          <li key={to} className={`relative rigid ${styles.stop}`}>
            <Link to={to} className={`targetRow ${styles.link}`}>
              {label}
            </Link>
          </li>
        ))}
        <li className={`relative ${styles.stop} ${styles.here}`}>
          <span aria-current="page" className={`block bold clip nowrap ${styles.current}`}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
