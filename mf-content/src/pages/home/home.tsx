import { homeQuery } from '@portal/client/home-query';
import { Slot } from '@portal/platform/remote';
import { ContinueRegistration } from '@portal/selection-process/parts/continue-registration';
import { Container } from '@portal/ui/container';
import { useQuery } from '@tanstack/react-query';
import { SocialSection } from '../../parts/social/social-section.tsx';
import { AreaMosaic } from './area-mosaic.tsx';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { MiddleBanners } from './middle-banners.tsx';
import { OpenCourses } from './open-courses.tsx';
import { QuickAccess } from './quick-access.tsx';
import { SeeAlso } from './see-also.tsx';

interface HomeProps {
  /** Level of its first heading: 2 below another main heading. */
  headingLevel?: 1 | 2;
}

/** Sections of the home page in the order of the specification (A 2.2). */
export function Home({ headingLevel = 1 }: HomeProps) {
  const home = useQuery(homeQuery());
  return (
    <>
      <Hero home={home} headingLevel={headingLevel} />
      <Container>
        <ContinueRegistration />
      </Container>
      <Slot name="picked-courses" pending={null} failed={() => null} />
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
