import { useConsent } from '@portal/client/session';
import type { Settings } from '@portal/contract/endpoints/home';
import { socialProfiles } from '@portal/contract/format/social-profiles';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { useFocusFallback } from '@portal/ui/use-focus-fallback';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styles from './social.module.css';
import type { SocialFeedsProps } from './social-feeds.tsx';

const networks = ['Instagram', 'YouTube', 'Facebook'];

/** Loads social networks only after the visitor has accepted cookies, in the cookie bar or here. */
export function SocialGate({ settings, limits }: SocialFeedsProps) {
  const consent = useConsent();
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place, String(asked));
  return (
    <div ref={place} tabIndex={-1}>
      {consent === 'accepted' || asked ? (
        <LazyFeeds settings={settings} limits={limits} />
      ) : (
        <Question onAccept={() => setAsked(true)} />
      )}
    </div>
  );
}

/** Placeholder of the feeds. */
function Question({ onAccept }: { onAccept: () => void }) {
  return (
    <div className="card clip">
      <ul className={`cluster gap-0 ${styles.closed}`} aria-hidden="true">
        {networks.map((network) => (
          <li key={network} data-network={network} className="muted text-sm bold">
            {network}
          </li>
        ))}
      </ul>
      <div className="stack start p-6">
        <p className="measure">
          Instagram, Facebook e YouTube podem gravar cookies no seu aparelho. Por isso as publicações só
          aparecem aqui se você quiser.
        </p>
        <Button onClick={onAccept}>Mostrar as publicações</Button>
      </div>
    </div>
  );
}

/** Loads the feeds' code like data, with loading, loaded and failed states. */
const feedsModule = () =>
  queryOptions({
    queryKey: ['social', 'module'],
    queryFn: () => import(/* webpackChunkName: "feeds" */ './social-feeds.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

function LazyFeeds(props: SocialFeedsProps) {
  const module = useQuery(feedsModule());
  return (
    <AsyncRegion
      query={module}
      loading={<Skeleton kind="card" count={4} label="Carregando as publicações…" />}
      failedTitle="Não foi possível carregar as publicações"
    >
      {({ SocialFeeds }) => <SocialFeeds {...props} />}
    </AsyncRegion>
  );
}

/** Links to the institution's profiles, which require no consent (B 2.11). */
export const NetworkLinks = ({ settings }: { settings: Partial<Settings> }) => (
  <ul className="cluster gap-2" aria-label="Perfis nas redes sociais">
    {socialProfiles(settings).map(({ network, url }) => (
      <li key={network}>
        <ButtonLink href={url} external variant="secondary">
          {network}
        </ButtonLink>
      </li>
    ))}
  </ul>
);
