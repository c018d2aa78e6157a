import type { Banner } from '@portal/shared/contract/banners';

const FLOATING = 3;

/** Returns the floating banner: the first of position 3 with a picture (A 3), or null. */
export const floatingBanner = (banners: readonly Banner[]): Banner | null =>
  banners.find(({ position, image_url }) => position === FLOATING && Boolean(image_url)) ?? null;
