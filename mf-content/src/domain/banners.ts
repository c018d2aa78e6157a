import type { Banner } from '@portal/shared/contract/banners';
import { bannerTitle } from '@portal/shared/format/banner-title';
import { type PortalLink, portalLink } from '@portal/shared/format/portal-link';

/** A banner as the home page shows it. */
export interface HomeBanner {
  key: string;
  image: string | null;
  /** What the picture says, for those who do not see it. */
  label: string;
  /** Words under the picture, where the server gives any. */
  caption: string | null;
  link: PortalLink;
}

/** 1 top carousel, 2 middle list (A 3). */
type BannerPosition = 1 | 2;

/** Banners of one place at most: nobody sees more of them, and every phone would hold them all. */
const MAX_BANNERS = 12;

/** The banners of one place of the home page, in the server's order (A 2.2). */
export const bannersAt = (banners: readonly Banner[], position: BannerPosition): HomeBanner[] =>
  banners
    .filter((banner) => banner.position === position)
    .slice(0, MAX_BANNERS)
    .map((banner, index) => ({
      key: `${index} ${banner.image_url ?? banner.filename}`,
      image: banner.image_url ?? null,
      link: portalLink(banner.url),
      ...wordsOf(banner.filename),
    }));

/** The name of a file is spelled out for screen readers and not worth showing. */
function wordsOf(filename: string | null | undefined): Pick<HomeBanner, 'label' | 'caption'> {
  const caption = bannerTitle(filename);
  const spelled = (filename ?? '')
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return { label: caption ?? (spelled || 'Destaque'), caption };
}
