/** Piece of a page's text: `transform[5]` is its distance from the page's foot, `height` that of its letters. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
  height: number;
  transform: readonly number[];
}

/** Lines further apart than this multiple of their letter height belong to different paragraphs. */
const PARAGRAPH_GAP_RATIO = 1.8;

/** Consecutive lines whose letter heights differ by more than this ratio are a heading and other text. */
const HEADING_RATIO = 1.1;

interface Line {
  at: number;
  height: number;
}

/** Letters of another size within a line are an emphasised word. */
const isSameLine = (next: Line, last: Line): boolean => Math.abs(last.at - next.at) <= last.height / 2;

function startsParagraph(next: Line, last: Line): boolean {
  const [small, large] = [Math.min(last.height, next.height), Math.max(last.height, next.height)];
  return large > HEADING_RATIO * small || Math.abs(last.at - next.at) > PARAGRAPH_GAP_RATIO * large;
}

/** Joins the pieces of a page, in reading order, into paragraphs. */
export function toParagraphs(pieces: readonly TextPiece[]): string[] {
  const paragraphs: string[] = [];
  let text = '';
  let last: Line | null = null;
  for (const { str, hasEOL, height, transform } of pieces) {
    if (str.trim() !== '') {
      const line = { at: transform[5] ?? 0, height };
      if (!last || !isSameLine(line, last)) {
        if (last && startsParagraph(line, last)) {
          paragraphs.push(text);
          text = '';
        }
        last = line;
      }
    }
    text += hasEOL ? `${str} ` : str;
  }
  return [...paragraphs, text].map((each) => each.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
