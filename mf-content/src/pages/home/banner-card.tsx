import type { PortalLink } from '@portal/client/addresses/portal-link';
import { Picture } from '@portal/ui/picture';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HomeBanner } from '../../domain/banners.ts';
import styles from './banner-card.module.css';

interface BannerCardProps {
  banner: HomeBanner;
  /** Whether the picture is in the first screen. */
  priority?: boolean;
}

/** Banner: picture and, if the server has one, caption. */
export const BannerCard = ({ banner, priority }: BannerCardProps) => (
  <EditorLink link={banner.link} className={styles.banner}>
    <Picture
      src={banner.image}
      alt={banner.caption ? '' : banner.label}
      width={1200}
      height={480}
      ratio="2 / 1"
      priority={priority}
    />
    {banner.caption && (
      <span className={styles.plate}>
        <span>{banner.caption}</span>
        <ArrowRight aria-hidden="true" size="1.25em" />
      </span>
    )}
  </EditorLink>
);

interface EditorLinkProps {
  link: PortalLink;
  className?: string;
  children: ReactNode;
}

/** Link to an editor's URL; without a URL, only its content. */
function EditorLink({ link, className, children }: EditorLinkProps) {
  switch (link.kind) {
    case 'page':
      return (
        <Link to={link.to} className={className}>
          {children}
        </Link>
      );
    case 'outside':
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer" className={className}>
          {children}
          <span className="visuallyHidden"> (abre em nova aba)</span>
        </a>
      );
    case 'none':
      return <div className={className}>{children}</div>;
  }
}
