declare module 'jsdom' {
  /** A separate window, for tests that read a document. */
  export class JSDOM {
    readonly window: { DOMParser: typeof DOMParser };
  }
}
