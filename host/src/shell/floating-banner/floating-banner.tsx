import type { Banner } from '@portal/shared/contract/banners';
import { bannerTitle } from '@portal/shared/format/banner-title';
import { fileUrl } from '@portal/shared/format/file-url';
import { portalLink } from '@portal/shared/format/portal-link';
import { useLocation } from '@portal/shared/router';
import { markBannerSeen, useBannerSeen, useConsent } from '@portal/shared/session';
import { Button, ButtonLink } from '@portal/shared/ui/button';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './floating-banner.module.css';
import { floatingBanner } from './pick-banner.ts';
import { useDue } from './use-due.ts';

/** For a banner whose name says nothing to people. */
const TITLE = 'Novidade no Senac Amapá';

/**
 * The banner of position 3, once: closing it, by the X, the overlay or Esc, is remembered (A 4, Floating banner).
 * The cookie question comes first, and forms, pages for candidates and errors are left alone.
 */
export function FloatingBanner({ banners }: { banners: readonly Banner[] }) {
  const consent = useConsent();
  const answered = consent === 'accepted' || consent === 'rejected';
  const wanted = useBannerSeen() === false && answered;
  const banner = floatingBanner(banners);
  const { pathname } = useLocation();
  const due = useDue(wanted && banner ? (fileUrl(banner.image_url) ?? '') : null, pathname);
  if (!wanted || !banner || !due) return null;
  return <BannerDialog banner={banner} />;
}

function BannerDialog({ banner }: { banner: Banner }) {
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

/** Where the banner leads; to nowhere, and there is nothing to do but close it. */
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
