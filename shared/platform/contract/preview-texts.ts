/** Texts about previews, for visitors with a preview's link. They are HTML. */
export interface PreviewTexts {
  title: string;
  /** The link is invalid, or the preview has ended. */
  gone: string;
  /** The preview's releases are not tested yet, or were rejected. */
  pending: string;
  /**
   * Returns the banner above each page of a preview.
   * @param leave path that ends the preview by POST
   */
  banner(preview: { name: string; remotes: readonly string[] }, leave: string): string;
}

/** Texts for portals without their own. */
export const previewTexts: PreviewTexts = {
  title: 'Preview',
  gone: 'This link is invalid, or the preview has ended.',
  pending:
    'The preview is not ready. Its releases are being tested, or were rejected: see the state of the portal.',
  banner: ({ name, remotes }, leave) =>
    `<form method="post" action="${leave}" style="padding: 0.75rem; border-bottom: 3px solid">` +
    `This is a preview: ${name} of ${remotes.join(', ')}. <button>Leave the preview</button></form>`,
};
