import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { htmlDocument } from '../pages/document.ts';
import { compress } from '../pages/page-body.ts';
import type { RenderInput, RenderOutput } from '../rendering/render-contract.ts';
import type { MadePage } from './protocol.ts';

interface MakePageOptions {
  render: (input: RenderInput) => Promise<RenderOutput>;
  input: RenderInput;
  host: HostManifest;
  manifests: readonly RemoteManifest[];
}

/** Renders a page and puts its document together. */
export async function makePage({ render, input, host, manifests }: MakePageOptions): Promise<MadePage> {
  const page = await render(input);
  if (page.kind === 'redirect') return page;
  const text = htmlDocument({ page, host, remotes: manifests });
  // In a memory of its own, which can be handed over to another thread.
  const html = new TextEncoder().encode(text);
  return {
    kind: 'page',
    status: page.status,
    whole: page.whole,
    html,
    compressed: compress(html),
    digest: digest(text),
    faulty: page.faulty,
  };
}

/** When the data was fetched and put together says nothing of what it says. */
const MOMENTS = /"(dataUpdatedAt|dehydratedAt)":\d+/g;

const digest = (html: string): string =>
  createHash('sha256').update(html.replace(MOMENTS, '')).digest('base64url').slice(0, 22);
