import type { HostManifest } from '@portal/tooling/build/write-manifest';

/** What a phone needs to keep the portal among its applications. */
export const webManifest = (icons: HostManifest['icons'], base: string): object => ({
  id: `${base}/`,
  name: 'Senac Amapá',
  short_name: 'Senac AP',
  description: 'Cursos, processos seletivos e notícias do Senac no Amapá.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: `${base}/`,
  scope: `${base}/`,
  display: 'minimal-ui',
  background_color: '#fffbf5',
  theme_color: '#004a8d',
  icons: [
    ['icon-192.png', '192x192', 'any'],
    ['icon-512.png', '512x512', 'any'],
    ['maskable-512.png', '512x512', 'maskable'],
  ].flatMap(([file = '', sizes, purpose]) =>
    icons[file] ? [{ src: `${base}/assets/${icons[file]}`, sizes, type: 'image/png', purpose }] : [],
  ),
});
