/** A piece of a page's text: `transform[5]` is its distance from the foot of the page, `height` that of its letters. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
  height: number;
  transform: readonly number[];
}

/** Lines further apart than this many heights of their letters are not of one paragraph. */
const paragraphGap = 1.8;

/** The text of a page as paragraphs, from its pieces in the order of reading. */
export function toParagraphs(pieces: readonly TextPiece[]): string[] {
  const paragraphs: string[] = [];
  let text = '';
  let last: { at: number; height: number } | null = null;
  for (const { str, hasEOL, height, transform } of pieces) {
    const at = transform[5] ?? 0;
    const isText = str.trim() !== '';
    if (isText && last && Math.abs(last.at - at) > paragraphGap * Math.max(last.height, height)) {
      paragraphs.push(text);
      text = '';
    }
    if (isText) last = { at, height };
    text += hasEOL ? `${str} ` : str;
  }
  return [...paragraphs, text].map((each) => each.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
