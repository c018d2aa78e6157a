import { areaSlug } from '@portal/ui/area';
import { PageMeta, type PageMetaProps } from '@portal/ui/page-meta';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx';
import { Container } from '../container/container.tsx';
import styles from './page-header.module.css';
import { TitleLines } from './title-lines.tsx';

export interface PageHeaderProps extends PageMetaProps {
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Pages between home and this one; home and the page itself are added. */
  breadcrumbs?: readonly Crumb[];
  /** Name of the area whose colour and pattern the page uses. */
  area?: string;
  /** Takes little height, for pages that are opened for the list below. */
  compact?: boolean;
  /** False where the page writes its own `<PageMeta>`. */
  meta?: boolean;
  /** Actions or facts under the lead. */
  children?: ReactNode;
}

/**
 * The top of every inner page. Above the equator line, the way here; below it, where one is.
 * Writes the page's metadata too, with a textual lead as description.
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
            {lead && <div className={styles.lead}>{lead}</div>}
            {children && <div className={styles.extra}>{children}</div>}
          </div>
        </Container>
        {area && <span className={styles.weave} aria-hidden="true" />}
      </div>
    </header>
  );
}
