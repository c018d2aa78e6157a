interface ShareMetaProps {
  /** Absolute address of the page, the one of all that lead to it; null where the server was not told its own. */
  url: string | null;
  /** Absolute address of the picture, a bitmap; null without one. */
  image: string | null;
  imageAlt: string;
}

/** What a shared link shows of a page beyond its title and description (Open Graph), and its one address. */
export function ShareMeta({ url, image, imageAlt }: ShareMetaProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content="Senac Amapá" />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {url && <meta property="og:url" content={url} />}
      {url && <link rel="canonical" href={url} />}
      {image && <meta property="og:image" content={image} />}
      {image && <meta property="og:image:alt" content={imageAlt} />}
    </>
  );
}
