import type { Banner } from '@portal/shared/contract/banners';
import { fileUrl } from '@portal/shared/format/file-url';
import { markBannerSeen, useBannerSeen } from '@portal/shared/session';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './floating-banner.module.css';
import { floatingBanner } from './pick-banner.ts';
import { useArrived } from './use-arrived.ts';

/** The banner of position 3, once: closing it, by the X, the overlay or Esc, is remembered (A 4, Floating banner). */
export function FloatingBanner({ banners }: { banners: readonly Banner[] }) {
  const seen = useBannerSeen();
  const banner = floatingBanner(banners);
  const due = useArrived(seen === false && banner ? (fileUrl(banner.image_url) ?? '') : null);
  if (seen !== false || !banner || !due) return null;
  return <BannerDialog banner={banner} />;
}

function BannerDialog({ banner }: { banner: Banner }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
    };
  }, []);

  const onOverlay = (event: MouseEvent) => {
    if (event.target === event.currentTarget) markBannerSeen();
  };
  const picture = (
    <img src={fileUrl(banner.image_url) ?? ''} alt={banner.filename || 'Conheça a novidade do Senac Amapá'} />
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc or the X
    <dialog
      ref={dialog}
      className={styles.banner}
      aria-label="Aviso"
      onClick={onOverlay}
      onClose={markBannerSeen}
    >
      <div className={styles.frame}>
        {banner.url ? (
          <a href={banner.url} onClick={markBannerSeen}>
            {picture}
          </a>
        ) : (
          picture
        )}
        <button type="button" className={styles.close} aria-label="Fechar" onClick={markBannerSeen}>
          <X aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}
