import { institution } from '@portal/contract/institution';

export interface PageMetaProps {
  title: string;
  description?: string;
  /** Picture for shared links; by default the portal's. */
  image?: ShareImage | null;
  /** Keeps the page out of search engines: it replaces a missing page. */
  noindex?: boolean;
}

/** Bitmap. */
export interface ShareImage {
  /** Absolute. */
  url: string;
  alt: string;
  /** Pixels, if known: networks then show the picture without loading it first. */
  size?: { width: number; height: number };
}

/**
 * Metadata for browsers, search engines and shared links. React hoists it into the head; the server adds the
 * canonical URL and the portal's name and picture.
 */
export function PageMeta({ title, description, image, noindex = false }: PageMetaProps) {
  return (
    <>
      <title>{`${title} – ${institution.name}`}</title>
      <meta property="og:title" content={title} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image.url} />}
      {image?.size && <meta property="og:image:width" content={`${image.size.width}`} />}
      {image?.size && <meta property="og:image:height" content={`${image.size.height}`} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
