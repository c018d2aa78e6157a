import type { Content } from '@portal/contract/endpoints/home';
import { formatDate, formatTime, toIsoDay } from '@portal/contract/format/date';
import { Picture } from '@portal/ui/picture';
import { TruncatedTitle } from '@portal/ui/truncated-title';
import { Link } from 'react-router-dom';
import { contentTitle } from '../domain/contents.ts';
import lists from './cards.module.css';

interface ContentCardProps {
  content: Content;
  /** Page of the content. */
  to: string;
  /** Visible characters of the title (A 9). */
  titleMax?: number;
  headingLevel?: 2 | 3;
}

/** Card of a news item or article: picture, title, subtitle, date and time, and a link (A 2.2, B 2.8). */
export function ContentCard({ content, to, titleMax, headingLevel = 3 }: ContentCardProps) {
  const Heading = `h${headingLevel}` as const;
  const title = contentTitle(content);
  const { subtitle, image, published_at } = content;
  return (
    <article className={`covered grid tall sized lineTop superficie ${lists.card}`}>
      <div className={`clip ${lists.picture}`}>
        <Picture src={image} alt="" width={800} height={450} />
      </div>
      <div className={`stack top gap-2 p-5 ${lists.words}`}>
        {published_at && (
          <p className={`cluster gap-0 gap-x-3 muted text-xs tabular ${lists.date}`}>
            <time dateTime={toIsoDay(published_at) ?? undefined}>{formatDate(published_at)}</time>
            {formatTime(published_at) && <span>{formatTime(published_at)}</span>}
          </p>
        )}
        <Heading className={`heading text-md ${lists.title}`}>
          {titleMax ? <TruncatedTitle text={title} max={titleMax} /> : title}
        </Heading>
        {subtitle && <p className="muted text-sm">{subtitle}</p>}
        <Link to={to} className={`cover text-sm bold mt-2 ${lists.cover}`}>
          Continue lendo...
          <span className="visuallyHidden"> {title}</span>
        </Link>
      </div>
    </article>
  );
}

interface ContentCardsProps {
  contents: readonly Content[];
  pathOf: (content: Content) => string;
}

/** News or articles as cards (B 2.8, B 2.10). */
export const ContentCards = ({ contents, pathOf }: ContentCardsProps) => (
  <ul className="stack columns gap-6 py-6 pageEnd">
    {contents.map((content) => (
      <li key={content.slug}>
        <ContentCard content={content} to={pathOf(content)} headingLevel={2} />
      </li>
    ))}
  </ul>
);
