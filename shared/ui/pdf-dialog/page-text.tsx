import { useLayoutEffect, useRef } from 'react';
import { pdfjs, usePageContext } from 'react-pdf';

/**
 * Text layer over a page's picture, for screen readers, selection and search. The library's own layer uses
 * `innerHTML`, which Trusted Types forbid.
 */
export function PageText() {
  const context = usePageContext();
  const ref = useRef<HTMLDivElement>(null);
  const { page, scale, rotate } = context && 'page' in context && context.page ? context : {};

  useLayoutEffect(() => {
    const container = ref.current;
    if (!page || !container) return;
    container.replaceChildren();
    const layer = new pdfjs.TextLayer({
      container,
      textContentSource: page.streamTextContent({ includeMarkedContent: true }),
      viewport: page.getViewport({ scale: scale ?? 1, rotation: rotate }),
    });
    // If the text is unreadable, the picture and the file remain.
    layer.render().catch(() => container.replaceChildren());
    return () => layer.cancel();
  }, [page, scale, rotate]);

  return <div ref={ref} className="react-pdf__Page__textContent textLayer" />;
}
