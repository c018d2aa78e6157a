import { type PortalLink, portalLink } from '@portal/client/addresses/portal-url';
import type { Banner } from '@portal/contract/endpoints/home';
import { bannerTitle } from '@portal/contract/format/banner-title';
import { Picture } from '@portal/ui/picture';
import { Section } from '@portal/ui/section';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './home.module.css';

/** Banner of the home page. */
interface HomeBanner {
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

interface BannerCardProps {
  banner: HomeBanner;
  /** Whether the picture is in the first screen. */
  priority?: boolean;
}

/** Banner: picture and, if the server has one, caption. */
export const BannerCard = ({ banner, priority }: BannerCardProps) => (
  <EditorLink link={banner.link} className={`relative grid tall clip canoe plain sized ${styles.banner}`}>
    <Picture
      src={banner.image}
      alt={banner.caption ? '' : banner.label}
      width={1200}
      height={480}
      ratio="2 / 1"
      priority={priority}
    />
    {banner.caption && (
      <span
        className={`shrinkable flex center between gap-2 heading text-md lineTop superficie ${styles.plate}`}
      >
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

/** Banners of position 2 (A 2.2); nothing without any. */
export function MiddleBanners({ banners }: { banners: readonly Banner[] }) {
  const middle = bannersAt(banners, 2);
  if (middle.length === 0) return null;
  return (
    <Section title="Perto de você">
      <ul className={`stack gap-6 ${styles.bannerList}`}>
        {middle.map((banner) => (
          <li key={banner.key}>
            <BannerCard banner={banner} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
