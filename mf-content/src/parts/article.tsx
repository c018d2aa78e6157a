import { call } from '@portal/client/api';
import { type Content, countContentView } from '@portal/contract/endpoints/home';
import { Picture } from '@portal/ui/picture';
import { RichHtml } from '@portal/ui/rich-html';
import { ShareBar } from '@portal/ui/share-bar';
import { contentTitle } from '../domain/content-title.ts';
import styles from './article.module.css';
import { ContentLinks } from './content-links.tsx';
import { useCountView } from './use-count-view.ts';

/** Body of a content: picture, share bar, text and tags (B 2.8, B 2.10). Counts a view. */
export function Article({ content }: { content: Content }) {
  const { id, image, descritive, links, tags } = content;
  useCountView(`content ${id}`, () => call(countContentView, { params: { id } }));
  return (
    <article className={styles.article}>
      {image && (
        <div className={styles.picture}>
          <Picture src={image} alt="" width={1200} height={675} priority />
        </div>
      )}
      {descritive && <RichHtml html={descritive} />}
      <ContentLinks links={links} />
      <Tags tags={tags} />
      <ShareBar title={contentTitle(content)} />
    </article>
  );
}

/** Tags of a content (B 2.8). */
function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Etiquetas" className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
