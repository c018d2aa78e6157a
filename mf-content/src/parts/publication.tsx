import { formatDate, formatTime, toIsoDay } from '@portal/contract/format/date';
import { groupDigits } from '@portal/contract/format/money';
import { useEffect } from 'react';

interface PublicationProps {
  publishedAt: string | null | undefined;
  views: number | null | undefined;
}

/** Date of publication and number of views (B 2.8, B 2.9). */
export function Publication({ publishedAt, views }: PublicationProps) {
  const time = formatTime(publishedAt);
  return (
    <p className="cluster gap-1 gap-x-5 muted text-sm tabular">
      {publishedAt && (
        <time dateTime={toIsoDay(publishedAt) ?? undefined}>
          {formatDate(publishedAt)}
          {time && ` às ${time}`}
        </time>
      )}
      {typeof views === 'number' && (
        <span>{views === 1 ? '1 visualização' : `${groupDigits(views)} visualizações`}</span>
      )}
    </p>
  );
}

/** Views counted in this visit: returning to a page does not count again. */
const countedViews = new Set<string>();

/**
 * Counts a view once per visit, after hydration (B 2.8, B 2.9); failures are ignored.
 * @param key identifies the content; undefined until known
 */
export function useCountView(key: string | undefined, count: () => Promise<unknown>): void {
  useEffect(() => {
    if (key === undefined || countedViews.has(key)) return;
    countedViews.add(key);
    count().catch(() => {});
  }, [key]);
}
