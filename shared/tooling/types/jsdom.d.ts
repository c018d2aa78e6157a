declare module 'jsdom' {
  /** A window of its own, for tests that read a document. */
  export class JSDOM {
    readonly window: { DOMParser: typeof DOMParser };
  }
}
