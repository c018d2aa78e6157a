import { useBannerSeen, useConsent } from '@portal/shared/session';
import { lazy, Suspense } from 'react';
import { useHome } from '../use-home.ts';
import { floatingBanner } from './pick-banner.ts';

/** A banner that fails to load is omitted silently. */
const DueBanner = lazy(() =>
  import(/* webpackChunkName: "due-notice" */ './due-banner.tsx').catch(() => ({ default: () => null })),
);

/**
 * Banner of position 3, shown once and only on the home page (A 2.2, A 4), after the cookie question. Its code is
 * loaded only for visitors who have not seen it.
 */
export function FloatingBanner() {
  const { banners } = useHome();
  const consent = useConsent();
  const answered = consent === 'accepted' || consent === 'rejected';
  const unseen = useBannerSeen() === false;
  const banner = floatingBanner(banners);
  if (!answered || !unseen || !banner) return null;
  return (
    <Suspense>
      <DueBanner banner={banner} />
    </Suspense>
  );
}
