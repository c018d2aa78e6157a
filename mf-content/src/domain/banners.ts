import { type PortalLink, portalLink } from '@portal/client/addresses/portal-link';
import type { Banner } from '@portal/contract/endpoints/home';
import { bannerTitle } from '@portal/contract/format/banner-title';

/** Banner of the home page. */
export interface HomeBanner {
  key: string;
  image: string | null;
  /** Alternative text of the picture. */
  label: string;
  /** Caption below the picture, if the server has one. */
  caption: string | null;
  link: PortalLink;
}

/** 1 top carousel, 2 middle list (A 3). */
type BannerPosition = 1 | 2;

/** Maximum number of banners per position: visitors see no more, and phones would have to load them. */
const MAX_BANNERS = 12;

/** Returns the banners of a position on the home page, in the server's order (A 2.2). */
export const bannersAt = (banners: readonly Banner[], position: BannerPosition): HomeBanner[] =>
  banners
    .filter((banner) => banner.position === position)
    .slice(0, MAX_BANNERS)
    .map((banner, index) => ({
      key: `${index} ${banner.image_url ?? banner.filename}`,
      image: banner.image_url ?? null,
      link: portalLink(banner.url),
      ...describeBanner(banner.filename),
    }));

/** A file name becomes the alternative text, but is not shown. */
function describeBanner(filename: string | null | undefined): Pick<HomeBanner, 'label' | 'caption'> {
  const caption = bannerTitle(filename);
  const spelled = (filename ?? '')
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return { label: caption ?? (spelled || 'Destaque'), caption };
}
