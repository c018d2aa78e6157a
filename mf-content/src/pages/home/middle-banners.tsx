import type { Banner } from '@portal/contract/endpoints/home';
import { Section } from '@portal/ui/section';
import { bannersAt } from '../../domain/banners.ts';
import { BannerCard } from './banner-card.tsx';
import styles from './middle-banners.module.css';

/** Banners of position 2 (A 2.2); nothing without any. */
export function MiddleBanners({ banners }: { banners: readonly Banner[] }) {
  const middle = bannersAt(banners, 2);
  if (middle.length === 0) return null;
  return (
    <Section title="Perto de você">
      <ul className={styles.list}>
        {middle.map((banner) => (
          <li key={banner.key}>
            <BannerCard banner={banner} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
