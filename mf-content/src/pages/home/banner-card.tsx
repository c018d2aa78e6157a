import { Picture } from '@portal/ui/picture';
import { ArrowRight } from 'lucide-react';
import type { HomeBanner } from '../../domain/banners.ts';
import { EditorLink } from '../../parts/editor-link.tsx';
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
