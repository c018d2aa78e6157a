import { fileUrl } from '@portal/client/addresses/file-url';
import { areaSlug } from '@portal/ui/area';
import { useCallback, useState } from 'react';
import styles from './picture.module.css';
import { RiverScene } from './river-scene.tsx';

export interface PictureProps {
  /** Path as stored by the API; the placeholder is shown without one. */
  src: string | null | undefined;
  /** Empty for decorative pictures. */
  alt: string;
  /** Intrinsic size in pixels, which reserves the space. */
  width: number;
  height: number;
  /** Aspect ratio if it differs from the file's, such as '16 / 9'. */
  ratio?: string;
  /** Loads immediately: the picture is the largest contentful paint. */
  priority?: boolean;
  /** Area whose colours the placeholder uses. */
  placeholderArea?: string;
}

/** Picture without layout shifts. A river scene replaces a missing file. */
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

/**
 * Detects a picture that fails to load, also before hydration.
 * @param address of the picture; a new one resets the error
 */
function useImageError(address: string | undefined) {
  const [broken, setBroken] = useState<string>();
  const onError = useCallback(() => setBroken(address), [address]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { isBroken: address !== undefined && broken === address, ref, onError };
}
