export interface PageMetaProps {
  title: string;
  description?: string;
  /** Address of the picture that a shared link shows. */
  image?: string;
  /** Keeps the page out of search engines: personal and transient pages. */
  noindex?: boolean;
}

/** What browsers, search engines and shared links say about a page. React moves it into the head. */
export function PageMeta({ title, description, image, noindex = false }: PageMetaProps) {
  return (
    <>
      <title>{`${title} – Senac Amapá`}</title>
      <meta property="og:title" content={title} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
