import { parseOrThrow } from '@portal/server-kit/parse-or-throw';
import * as z from 'zod';

/** Server behind the portal, reached through the portal's own origin. */
export interface Upstream {
  /** Path prefix on the portal, such as `/api/v1`. */
  prefix: string;
  /** URL of the server, including its path. */
  url: string;
  /** Forwards only GET and HEAD. */
  readOnly?: boolean;
  /** Lets other sites embed its responses, such as pictures in mail. */
  embeddable?: boolean;
  /** Paths below the prefix about people, with all below them: never read for a page that the server renders. */
  personalPaths?: readonly string[];
  /** Paths below the prefix whose responses the host may cache as `Cache-Control` allows. */
  cachedPaths?: readonly string[];
}

const text = z.string().min(1, 'must not be empty');

const origin = z.string().regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, {
  error: ({ input }) => `must be an origin such as https://pictures.example; it is '${input}'`,
});
const origins = z.array(origin).readonly();

type ReadUpstreams = (env: NodeJS.ProcessEnv) => readonly Upstream[];

/** Texts of the platform's own responses. They are HTML. */
const portalTexts = z.object({
  home: text,
  /** Link that retries. */
  again: text,
  /** Heading of a rejected request's page. */
  refusedPage: text,
  /** The portal cannot render a page. */
  unavailable: z.object({ title: text, heading: text, text }),
  /** A server behind the portal is unreachable. */
  upstreamUnavailable: text,
  /** Texts by response status; 400 is the default below 500. */
  refusals: z.object({ 400: text }).catchall(text),
  unexpected: text,
  /** Previews; English by default. */
  preview: z.custom<PreviewTexts>((value) => typeof value === 'object', 'must be an object').optional(),
});

/** Schema of a portal's `portal.config.ts`: all facts that the platform's server needs. */
const portalConfig = z.object({
  /** Base path of the portal, without a trailing slash; empty for the root of an origin. */
  basePath: z
    .string()
    .regex(/^(\/[\w.-]+)*$/, 'must be empty, or begin with a slash and end without one, such as /portal'),
  /** Language of the platform's own pages (BCP 47). */
  language: z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'must be a language such as en or pt-BR'),
  /** Name of the portal in page titles. */
  name: text,
  /** Servers behind the portal. The function throws a one-line error if the environment lacks their URLs. */
  upstreams: z.custom<ReadUpstreams>((value) => typeof value === 'function', 'must be a function'),
  /** Sources that pages may load in addition to the portal's own origin, in the syntax of a content security policy. */
  contentSecurity: z.object({
    images: origins,
    connections: origins,
    frames: origins,
    /** Names of the Trusted Types policies of the portal's libraries. */
    trustedTypes: z.array(z.string().regex(/^[\w-]+$/, 'must be a name of one word')).readonly(),
  }),
  texts: portalTexts,
  /** Schema of the facts that the portal's own parts read from the same object. */
  ownFacts: z.instanceof(z.ZodType).optional(),
});

export type PortalConfig = z.infer<typeof portalConfig>;

/** @throws Error with one line that names the first wrong field */
export function checkPortal(portal: PortalConfig): void {
  const { ownFacts } = parseOrThrow(portalConfig, portal, 'portal.config.ts');
  if (ownFacts) parseOrThrow(ownFacts, portal, 'portal.config.ts');
}

/** Texts about previews, for visitors with a preview's link. They are HTML. */
export interface PreviewTexts {
  title: string;
  /** The link is invalid, or the preview has ended. */
  gone: string;
  /** The preview's releases are not tested yet, or were rejected. */
  pending: string;
  /** Returns the banner above each page of a preview. @param leave path that ends the preview by POST */
  banner(preview: { name: string; remotes: readonly string[] }, leave: string): string;
}
