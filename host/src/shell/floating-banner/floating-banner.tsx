import { useBannerSeen, useConsent } from '@portal/client/session';
import type { Banner } from '@portal/contract/endpoints/home';
import { lazyPart } from '@portal/ui/lazy-part';
import { useHome } from '../use-home.ts';

const FLOATING_POSITION = 3;

/** A banner that fails to load is omitted silently. */
const DueBanner = lazyPart(() => import(/* webpackChunkName: "due-notice" */ './due-banner.tsx'));

/**
 * First banner of position 3 with a picture (A 3), shown once and only on the home page (A 2.2, A 4), after the cookie
 * question. Its code is loaded only for visitors who have not seen it.
 */
export function FloatingBanner() {
  const { banners } = useHome();
  const consent = useConsent();
  const answered = consent === 'accepted' || consent === 'rejected';
  const unseen = useBannerSeen() === false;
  const banner = pickBanner(banners);
  if (!answered || !unseen || !banner) return null;
  return <DueBanner banner={banner} />;
}

const pickBanner = (banners: readonly Banner[]): Banner | undefined =>
  banners.find(({ position, image_url }) => position === FLOATING_POSITION && Boolean(image_url));
