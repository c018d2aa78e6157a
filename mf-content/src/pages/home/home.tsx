import { homeQuery } from '@portal/runtime/home-query';
import { useQuery } from '@portal/runtime/query';
import { SocialSection } from '../../parts/social/social-section.tsx';
import { AreaMosaic } from './area-mosaic.tsx';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { MiddleBanners } from './middle-banners.tsx';
import { OpenCourses } from './open-courses.tsx';
import { QuickAccess } from './quick-access.tsx';
import { SeeAlso } from './see-also.tsx';

/** What the home page is made of, in the order of the specification (A 2.2). */
export function Home() {
  const home = useQuery(homeQuery());
  return (
    <>
      <Hero home={home} />
      <OpenCourses />
      <AreaMosaic />
      <SeeAlso />
      <LatestNews home={home} />
      <QuickAccess />
      <MiddleBanners banners={home.data?.banners ?? []} />
      <SocialSection settings={home.data?.settings} />
    </>
  );
}
