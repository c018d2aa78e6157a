import { fileUrl } from '@portal/client/addresses/file-url';
import { portalLink } from '@portal/client/addresses/portal-link';
import { markBannerSeen } from '@portal/client/session';
import type { Banner } from '@portal/contract/endpoints/home';
import { bannerTitle } from '@portal/contract/format/banner-title';
import { institution } from '@portal/contract/institution';
import { Button, ButtonLink } from '@portal/ui/button';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './banner-dialog.module.css';

/** Title of banners whose name is not meaningful to visitors. */
const TITLE = `Novidade no ${institution.name}`;

/** The floating banner's picture, title and action; closed permanently by the X, the overlay or Esc (A 4). */
export function BannerDialog({ banner }: { banner: Banner }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [broken, setBroken] = useState(false);
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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc or the X
    <dialog
      ref={dialog}
      className={styles.banner}
      aria-labelledby={titleId}
      onClick={onOverlay}
      onClose={markBannerSeen}
    >
      <div className={styles.frame}>
        {!broken && <img src={fileUrl(banner.image_url)} alt="" onError={() => setBroken(true)} />}
        <div className={styles.words}>
          <h2 id={titleId}>{bannerTitle(banner.filename) ?? TITLE}</h2>
          <BannerAction url={banner.url} />
        </div>
        <button type="button" className={styles.close} aria-label="Fechar" onClick={markBannerSeen}>
          <X aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}

/** Links to the banner's destination; without one it only closes the banner. */
function BannerAction({ url }: { url: string | null | undefined }) {
  const link = portalLink(url);
  switch (link.kind) {
    case 'page':
      return (
        <ButtonLink to={link.to} onClick={markBannerSeen}>
          Saiba mais
        </ButtonLink>
      );
    case 'outside':
      return (
        <ButtonLink href={link.href} external onClick={markBannerSeen}>
          Saiba mais
        </ButtonLink>
      );
    case 'none':
      return <Button onClick={markBannerSeen}>Entendi</Button>;
  }
}
