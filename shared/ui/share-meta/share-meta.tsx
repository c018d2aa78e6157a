interface ShareMetaProps {
  /** Absolute address of the page, the one of all that lead to it; null where the server's origin is not configured. */
  url: string | null;
  /** A bitmap; null without one. */
  image: ShareImage | null;
}

interface ShareImage {
  /** Absolute address. */
  url: string;
  alt: string;
  /** In pixels, where they are known: networks then show the picture before they have looked at it. */
  size?: { width: number; height: number };
}

/** What a shared link shows of a page beyond its title and description (Open Graph), and its one address. */
export function ShareMeta({ url, image }: ShareMetaProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content="Senac Amapá" />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {url && <meta property="og:url" content={url} />}
      {url && <link rel="canonical" href={url} />}
      {image && <meta property="og:image" content={image.url} />}
      {image?.size && <meta property="og:image:width" content={`${image.size.width}`} />}
      {image?.size && <meta property="og:image:height" content={`${image.size.height}`} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
    </>
  );
}
