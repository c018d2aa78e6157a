import { brand } from '@portal/contract/institution/names';
import { Section } from '@portal/ui/section';
import { NetworkLinks } from './network-links.tsx';
import type { SocialSettings } from './social.queries.ts';
import { SocialGate } from './social-gate.tsx';

const limits = { posts: 4, videos: 2 };

/** Social section of the home page (A 2.2, A 9). */
export const SocialSection = ({ settings = {} }: { settings?: SocialSettings }) => (
  <Section title={`${brand} nas redes`} tone="areia" action={<NetworkLinks settings={settings} />}>
    <SocialGate settings={settings} limits={limits} />
  </Section>
);
