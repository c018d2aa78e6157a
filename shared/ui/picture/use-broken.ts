import { useCallback, useState } from 'react';

/**
 * Notices a picture whose file does not arrive, also when it failed before the page was alive.
 * @param address of the picture; another one is another try
 */
export function useBroken(address: string | undefined) {
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
