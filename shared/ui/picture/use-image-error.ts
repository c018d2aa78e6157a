import { useCallback, useState } from 'react';

/**
 * Detects a picture whose file fails to load, also when it failed before hydration.
 * @param address of the picture; a new one is tried again
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
