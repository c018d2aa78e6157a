import { fileUrl } from '@portal/shared/format/file-url';
import { areaSlug } from '@portal/ui/area';
import styles from './picture.module.css';
import { RiverScene } from './river-scene.tsx';
import { useImageError } from './use-image-error.ts';

export interface PictureProps {
  /** As the API stores it; nothing shows the placeholder. */
  src: string | null | undefined;
  /** Empty when the picture only decorates. */
  alt: string;
  /** Intrinsic size in pixels: the place is kept before the file arrives. */
  width: number;
  height: number;
  /** Shape of the place when it differs from the file's, such as '16 / 9'. */
  ratio?: string;
  /** Loads at once: the picture is the page's largest paint. */
  priority?: boolean;
  /** Area whose colours the placeholder uses. */
  placeholderArea?: string;
}

/** A picture that never moves the page, and turns into a river scene when its file is missing. */
export function Picture({
  src,
  alt,
  width,
  height,
  ratio = `${width} / ${height}`,
  priority = false,
  placeholderArea,
}: PictureProps) {
  const address = fileUrl(src);
  const { isBroken, ref, onError } = useImageError(address);
  return (
    <span
      className={styles.frame}
      style={{ '--ratio': ratio } as React.CSSProperties}
      data-area={placeholderArea && areaSlug(placeholderArea)}
    >
      {address && !isBroken ? (
        <img
          ref={ref}
          src={address}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={onError}
          className={styles.image}
        />
      ) : (
        <RiverScene label={alt} />
      )}
    </span>
  );
}
