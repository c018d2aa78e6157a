import { fileUrl } from '@portal/client/addresses/file-url';
import { areaSlug } from '@portal/ui/area';
import { useCallback, useState } from 'react';
import styles from './picture.module.css';

interface PictureProps {
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
      className={`block clip ${styles.frame}`}
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
          className={`full tall ${styles.image}`}
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

/**
 * Placeholder in the area's colours: the sun on the equator line, a stilt house, river bands.
 * @param label subject of the missing picture; empty for decorative ones
 */
function RiverScene({ label }: { label: string }) {
  const scene = (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={`full tall ${styles.scene}`}
    >
      <path fill="var(--air)" d="M0 0h320v180H0z" />
      <path
        fill="color-mix(in oklab, var(--water) 45%, var(--air))"
        d="M0 98V82c26-12 48-8 70-3s42 2 58-5 42-8 60 4 44 14 78 20z"
      />
      <circle fill="var(--laranja-sol)" cx="226" cy="98" r="44" />
      <path fill="color-mix(in oklab, var(--water) 28%, var(--air))" d="M0 98h320v82H0z" />
      <path stroke="var(--laranja-sol)" strokeWidth="3" d="M0 98h320" />
      <path
        fill="var(--water)"
        stroke="var(--water)"
        strokeWidth="4"
        d="M56 80h56v22H56z M48 80l36-24 36 24z M62 102v22M84 102v22M106 102v22"
      />
      <path
        fill="color-mix(in oklab, var(--water) 60%, var(--air))"
        d="M0 132c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 40-8 80 0v48H0z"
      />
      <path fill="var(--water)" d="M0 156c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 40-8 80 0v24H0z" />
    </svg>
  );
  return label ? (
    <span role="img" aria-label={label} className="block tall">
      {scene}
    </span>
  ) : (
    scene
  );
}
