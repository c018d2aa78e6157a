import { useCallback, useState } from 'react';

/**
 * Detects a picture that fails to load, also before hydration.
 * @param address of the picture; a new one resets the error
 */
export function useImageError(address: string | undefined) {
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
