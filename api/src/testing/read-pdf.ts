import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Element of a document's structure, with its text and children in reading order. */
export type ReadElement = {
  role: string;
  alt?: string;
  scope?: string;
  text: string;
  children: ReadElement[];
};

type StructNode = { role?: string; id?: string; alt?: string; scope?: string; children?: StructNode[] };
type Operator = { code: number; args: unknown[] };

/** Reads a PDF's metadata and contents from its bytes. */
export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), fontExtraProperties: true, verbosity: 0 });
  const pdf = await loading.promise;
  const { info, metadata } = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number))));
  const marked = await pdf.getMarkInfo();
  const read = {
    language: (info as { Language?: string }).Language,
    title: metadata?.get('dc:title'),
    accessibilityPart: metadata?.get('pdfuaid:part'),
    isMarked: (marked as unknown as Map<string, boolean> | null)?.get('Marked'),
    showsTitle: ((await pdf.getViewerPreferences()) as Map<string, unknown> | null)?.get('DisplayDocTitle'),
    pages,
  };
  await loading.destroy();
  return read;
}

async function readPage(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = textsByMark(items as TextItem[]);
  const tree = (await page.getStructTree()) as StructNode | null;
  const list = await page.getOperatorList();
  const operators = list.fnArray.map((code, at) => ({ code, args: list.argsArray[at] ?? [] }) as Operator);
  const named = new Set(contentIds(tree));
  return {
    structure: tree?.children?.flatMap((child) => elementOf(child, texts)) ?? [],
    links: (await page.getAnnotations()).map(({ url, contentsObj, structParent }) => ({
      url: url as string,
      contents: contentsObj.str as string,
      isTagged: structParent >= 0,
    })),
    /** Text marked as decoration: header and footer. */
    edges: texts.get('Artifact') ?? '',
    /** Number of glyphs for characters that the font lacks. */
    missingGlyphs: operators.flatMap(glyphCodes).filter((code) => code === 0).length,
    /** Drawn elements that are neither in the structure nor marked as decoration. */
    stray: strayMarks(operators, named),
  };
}

type TextItem = { type?: string; tag?: string; id?: string | null; str?: string; hasEOL?: boolean };

/** Returns the texts of a page by mark; `Artifact` for decoration. */
function textsByMark(items: TextItem[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.id ?? item.tag ?? '');
    else if (item.type === 'endMarkedContent') open.pop();
    else {
      const mark = open.at(-1) ?? '';
      texts.set(mark, `${texts.get(mark) ?? ''}${item.str ?? ''}${item.hasEOL ? ' ' : ''}`);
    }
  }
  return texts;
}

function elementOf(node: StructNode, texts: Map<string, string>): ReadElement[] {
  if (!node.role) return [];
  const contents = node.children?.filter(({ role }) => !role) ?? [];
  return [
    {
      role: node.role,
      ...(node.alt && { alt: node.alt }),
      ...(node.scope && { scope: node.scope }),
      text: contents
        .map(({ id }) => texts.get(id ?? '') ?? '')
        .join(' ')
        .trim(),
      children: node.children?.flatMap((child) => elementOf(child, texts)) ?? [],
    },
  ];
}

const contentIds = (node: StructNode | null): string[] =>
  node ? [...(node.id ? [node.id] : []), ...(node.children ?? []).flatMap(contentIds)] : [];

/** Returns the codes of the glyphs that an operator shows; its numbers only move the text. */
const glyphCodes = ({ code, args }: Operator): number[] =>
  code === OPS.showText
    ? (args[0] as ({ originalCharCode: number } | number)[]).flatMap((glyph) =>
        typeof glyph === 'number' ? [] : [glyph.originalCharCode],
      )
    : [];

/** Returns the marks, or 'none', around drawn elements outside of the structure. */
function strayMarks(operators: Operator[], named: ReadonlySet<string>): string[] {
  const open: string[] = [];
  const stray = new Set<string>();
  for (const { code, args } of operators) {
    if (code === OPS.beginMarkedContent || code === OPS.beginMarkedContentProps) {
      const [tag, mark] = args as [string, number | null | undefined];
      open.push(tag === 'Artifact' ? tag : `mc${mark}`);
    } else if (code === OPS.endMarkedContent) open.pop();
    else if (draws(code, args)) {
      const mark = open.at(-1) ?? 'none';
      const isNamed = [...named].some((id) => id.endsWith(`_${mark}`));
      if (mark !== 'Artifact' && !isNamed) stray.add(mark);
    }
  }
  return [...stray];
}

/** Returns whether an operator draws something; a path may be only a clip. */
const draws = (code: number, args: unknown[]): boolean =>
  code === OPS.showText ||
  (code === OPS.constructPath && args[0] !== OPS.endPath) ||
  code === OPS.paintImageXObject;
