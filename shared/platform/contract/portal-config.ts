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
}

/** What people read where the platform itself has to answer; the words are HTML. */
interface PortalTexts {
  /** Link to the home page. */
  home: string;
  /** Link that asks again. */
  again: string;
  /** Heading of a page that a request cannot have. */
  refusedPage: string;
  /** The portal cannot make a page. */
  unavailable: { title: string; heading: string; text: string };
  /** A server behind the portal does not answer. */
  upstreamUnavailable: string;
  /** By the status of the answer; 400 stands for all others below 500. */
  refusals: Readonly<Record<number, string>> & { 400: string };
  /** For all from 500 on. */
  unexpected: string;
  /** The status page; in English where a portal brings none. */
  status?: StatusTexts;
}

/** Every fact of a portal that the platform's server has to know. */
export interface PortalConfig {
  /** Beginning of the portal's addresses, without a slash at its end; empty for the root of an origin. */
  basePath: string;
  /** Language of the platform's own pages (BCP 47). */
  language: string;
  /** As the titles of the platform's own pages give it. */
  name: string;
  /** @throws Error with one readable line, where the environment does not say where they are */
  upstreams(env: NodeJS.ProcessEnv): readonly Upstream[];
  /** What pages may load besides from the portal's own origin, as a content security policy names it. */
  contentSecurity: {
    images: readonly string[];
    connections: readonly string[];
    frames: readonly string[];
    /** Names of the Trusted Types policies of the portal's libraries. */
    trustedTypes: readonly string[];
  };
  texts: PortalTexts;
  /**
   * What of a visitor's cookies shows on the root of a document.
   * @returns attributes, each behind a space, out of a small closed set; empty for most visitors
   */
  rootAttributes(cookies: string | undefined): string;
}
