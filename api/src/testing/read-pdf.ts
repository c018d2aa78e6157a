import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of a document's structure, with its text and parts in reading order. */
export type ReadElement = {
  role: string;
  alt?: string;
  scope?: string;
  text: string;
  children: ReadElement[];
};

type ReadFont = { name: string; isEmbedded: boolean; hasUnicode: boolean };

type StructNode = { role?: string; id?: string; alt?: string; scope?: string; children?: StructNode[] };
type Operator = { code: number; args: unknown[] };

/** What a PDF says of itself and holds, as a reader of its bytes finds it. */
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
    /** The text of what is marked as decoration: head and foot. */
    edges: texts.get('Artifact') ?? '',
    fonts: fontsOf(page, operators),
    /** Glyphs that are drawn for characters which their font lacks. */
    missingGlyphs: operators.flatMap(glyphCodes).filter((code) => code === 0).length,
    /** Parts of what is drawn that are neither in the structure nor marked as decoration. */
    stray: strayMarks(operators, named),
  };
}

type TextItem = { type?: string; tag?: string; id?: string | null; str?: string; hasEOL?: boolean };

/** The texts of a page by the mark that they stand in; `Artifact` for decoration. */
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

function fontsOf(page: PDFPageProxy, operators: Operator[]): ReadFont[] {
  const ids = new Set(
    operators.filter(({ code }) => code === OPS.setFont).map(({ args }) => args[0] as string),
  );
  return [...ids].map((id) => {
    const font = page.commonObjs.get(id) as {
      name: string;
      missingFile: boolean;
      data?: Uint8Array;
      toUnicode: unknown;
    };
    return {
      name: font.name,
      isEmbedded: !font.missingFile && !!font.data?.length,
      hasUnicode: !!font.toUnicode,
    };
  });
}

/** The codes of the glyphs that an operator shows; numbers among them move the text. */
const glyphCodes = ({ code, args }: Operator): number[] =>
  code === OPS.showText
    ? (args[0] as ({ originalCharCode: number } | number)[]).flatMap((glyph) =>
        typeof glyph === 'number' ? [] : [glyph.originalCharCode],
      )
    : [];

/** The marks, or 'none', around whatever is drawn without being in the structure. */
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

/** Whether an operator leaves anything on the page; a path may be a clip alone. */
const draws = (code: number, args: unknown[]): boolean =>
  code === OPS.showText ||
  (code === OPS.constructPath && args[0] !== OPS.endPath) ||
  code === OPS.paintImageXObject;
