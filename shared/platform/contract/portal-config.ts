import { parseOrThrow } from '@portal/shared/server/parse-or-throw';
import * as z from 'zod';
import type { StatusTexts } from './status-texts.ts';

/** A server behind the portal, reached through the portal's own origin. */
export interface Upstream {
  /** Beginning of the portal's addresses that lead there, such as `/api/v1`. */
  prefix: string;
  /** Address that is asked, with its path. */
  url: string;
  /** Whether nothing is written there: only GET and HEAD are sent on. */
  readOnly?: boolean;
  /** Whether other sites may show what it answers, such as pictures in mail. */
  embeddable?: boolean;
  /** Paths below the prefix whose responses the host may cache as `Cache-Control` allows. */
  cachedPaths?: readonly string[];
}

const text = z.string().min(1, 'must not be empty');

const origins = z
  .array(
    z.string().regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, {
      error: ({ input }) => `must be an origin such as https://pictures.example; it is '${input}'`,
    }),
  )
  .readonly();

function functionOf<Made extends (...given: never[]) => unknown>() {
  return z.custom<Made>((value) => typeof value === 'function', 'must be a function');
}

/** What people read where the platform itself has to answer; the words are HTML. */
const portalTexts = z.object({
  /** Link to the home page. */
  home: text,
  /** Link that asks again. */
  again: text,
  /** Heading of a page that a request cannot have. */
  refusedPage: text,
  /** The portal cannot make a page. */
  unavailable: z.object({ title: text, heading: text, text }),
  /** A server behind the portal does not answer. */
  upstreamUnavailable: text,
  /** By the status of the answer; 400 stands for all others below 500. */
  refusals: z.object({ 400: text }).catchall(text),
  /** For all from 500 on. */
  unexpected: text,
  /** The status page; in English where a portal brings none. */
  status: z.custom<StatusTexts>((value) => typeof value === 'object', 'must be an object').optional(),
});

/** Every fact of a portal that the platform's server has to know, in the portal's `portal.config.ts`. */
const portalConfig = z.object({
  /** Beginning of the portal's addresses, without a slash at its end; empty for the root of an origin. */
  basePath: z
    .string()
    .regex(/^(\/[\w.-]+)*$/, 'must be empty, or begin with a slash and end without one, such as /portal'),
  /** Language of the platform's own pages (BCP 47). */
  language: z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'must be a language such as en or pt-BR'),
  /** As the titles of the platform's own pages give it. */
  name: text,
  /** The servers behind the portal. It throws an error of one readable line where the environment does not say where they are. */
  upstreams: functionOf<(env: NodeJS.ProcessEnv) => readonly Upstream[]>(),
  /** What pages may load besides from the portal's own origin, as a content security policy names it. */
  contentSecurity: z.object({
    images: origins,
    connections: origins,
    frames: origins,
    /** Names of the Trusted Types policies of the portal's libraries. */
    trustedTypes: z.array(z.string().regex(/^[\w-]+$/, 'must be a name of one word')).readonly(),
  }),
  texts: portalTexts,
  /**
   * What of a visitor's cookies shows on the root of a document: attributes, each behind a space, out of a small closed
   * set; empty for most visitors.
   */
  rootAttributes: functionOf<(cookies: string | undefined) => string>(),
  /** Looks at the facts that the portal's own parts read from the same object. */
  ownFacts: z.instanceof(z.ZodType).optional(),
});

export type PortalConfig = z.infer<typeof portalConfig>;

/** @throws Error with one line that names the first wrong field */
export function checkPortal(portal: PortalConfig): void {
  const { ownFacts } = parseOrThrow(portalConfig, portal, 'portal.config.ts');
  if (ownFacts) parseOrThrow(ownFacts, portal, 'portal.config.ts');
}
