import { fileUrl } from '@portal/client/addresses/file-url';
import type { Banner } from '@portal/contract/endpoints/home';
import { useLocation } from 'react-router-dom';
import { BannerDialog } from './banner-dialog.tsx';
import { useBannerDue } from './use-banner-due.ts';

/** Floating banner, shown on the home page when it interrupts nothing. */
export default function DueBanner({ banner }: { banner: Banner }) {
  const { pathname } = useLocation();
  const due = useBannerDue(fileUrl(banner.image_url) ?? '', pathname);
  return due ? <BannerDialog banner={banner} /> : null;
}
