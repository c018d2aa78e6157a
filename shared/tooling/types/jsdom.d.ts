declare module 'jsdom' {
  /** A document of its own, for tests that read one. */
  export class JSDOM {
    /** @throws Error for XML that is not well-formed */
    constructor(text: string, options: { contentType: string });
    readonly window: { document: Document };
  }
}
