import { areaSlug } from '@portal/ui/area';
import { PageMeta, type PageMetaProps } from '@portal/ui/page-meta';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx';
import { Container } from '../container/container.tsx';
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
      <div className={styles.sky}>
        <Container>
          <Breadcrumbs trail={breadcrumbs} current={title} />
        </Container>
        <span className={styles.sun} aria-hidden="true" />
      </div>
      <div className={styles.river}>
        <Container>
          <div className={styles.text}>
            <h1 className={styles.title}>
              <TitleLines title={title} />
            </h1>
            {lead && <div className="muted text-md mt-4">{lead}</div>}
            {children && <div className="mt-6">{children}</div>}
          </div>
        </Container>
        {area && <span className={styles.weave} aria-hidden="true" />}
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
      <span className={styles.line}>{title.slice(at + DASH.length)}</span>
    </>
  );
}
