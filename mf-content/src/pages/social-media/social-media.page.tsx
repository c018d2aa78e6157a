import { homeQuery } from '@portal/client/home-query';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { NetworkLinks, SocialGate } from '../../parts/social/social-gate.tsx';

const limits = { posts: 8, videos: 4 };

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, homeQuery());

/** /socialMedia: social-network profiles and their feeds (B 2.11, B 9). */
export function Component() {
  const home = useQuery(homeQuery());
  return (
    <>
      <PageHeader title="Redes sociais" lead="Acompanhe o dia a dia das unidades.">
        <NetworkLinks settings={home.data?.settings ?? {}} />
      </PageHeader>
      <Section title="Publicações">
        <AsyncRegion
          query={home}
          loading={<Skeleton kind="card" count={4} label="Carregando as redes sociais…" />}
          failedTitle="Não foi possível carregar as redes sociais"
        >
          {({ settings }) => <SocialGate settings={settings} limits={limits} />}
        </AsyncRegion>
      </Section>
    </>
  );
}
