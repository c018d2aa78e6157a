import { institution } from '@portal/shared/institution';

export interface PageMetaProps {
  title: string;
  description?: string;
  /** The picture that a shared link shows; the portal's own by default. */
  image?: ShareImage | null;
  /** Keeps the page out of search engines whatever its address: what stands for a page that is not there. */
  noindex?: boolean;
}

/** A bitmap. */
export interface ShareImage {
  /** Absolute address. */
  url: string;
  alt: string;
  /** In pixels, where they are known: networks then show the picture before they have looked at it. */
  size?: { width: number; height: number };
}

/**
 * What browsers, search engines and shared links say about a page. React moves it into the head, where the server adds
 * what it knows of each address: the canonical one, and the portal's name and picture.
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
