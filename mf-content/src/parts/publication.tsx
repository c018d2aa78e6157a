import { dayOf, formatDate, formatTime } from '@portal/shared/format/date';
import styles from './article.module.css';

interface PublicationProps {
  publishedAt: string | null | undefined;
  views: number | null | undefined;
}

const counted = new Intl.NumberFormat('pt-BR');

/** When something was published, and how often it was seen (B 2.8, B 2.9). */
export function Publication({ publishedAt, views }: PublicationProps) {
  const time = formatTime(publishedAt);
  return (
    <p className={styles.publication}>
      {publishedAt && (
        <time dateTime={dayOf(publishedAt) ?? undefined}>
          {formatDate(publishedAt)}
          {time && ` às ${time}`}
        </time>
      )}
      {typeof views === 'number' && (
        <span>{views === 1 ? '1 visualização' : `${counted.format(views)} visualizações`}</span>
      )}
    </p>
  );
}
