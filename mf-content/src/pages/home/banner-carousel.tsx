import type { Home } from '@portal/contract/endpoints/home';
import { AsyncRegion } from '@portal/ui/async-region';
import { Carousel } from '@portal/ui/carousel';
import { Picture } from '@portal/ui/picture';
import { Skeleton } from '@portal/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { bannersAt } from '../../domain/banners.ts';
import { BannerCard } from './banner-card.tsx';

const AUTOPLAY_MS = 5000;

/** Banners of position 1: one at a time, each with its link (A 2.2, A 9). */
export const BannerCarousel = ({ home }: { home: UseQueryResult<Home> }) => (
  <AsyncRegion
    query={home}
    loading={<Skeleton kind="card" label="Carregando os destaques…" />}
    empty={({ banners }) => bannersAt(banners, 1).length === 0}
    emptyState={<Picture src={null} alt="" width={1200} height={675} />}
    failedTitle="Não foi possível carregar os destaques"
  >
    {({ banners }) => (
      <Carousel
        label="Destaques"
        perPage={1}
        autoplayMs={AUTOPLAY_MS}
        wrap
        slides={bannersAt(banners, 1).map((banner, index) => ({
          key: banner.key,
          label: banner.label,
          node: <BannerCard banner={banner} priority={index === 0} />,
        }))}
      />
    )}
  </AsyncRegion>
);
