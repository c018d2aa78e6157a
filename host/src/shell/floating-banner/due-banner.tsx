import { fileUrl } from '@portal/client/addresses/file-url';
import { portalLink } from '@portal/client/addresses/portal-url';
import { markBannerSeen } from '@portal/client/session';
import type { Banner } from '@portal/contract/endpoints/home';
import { bannerTitle } from '@portal/contract/format/banner-title';
import { institution } from '@portal/contract/institution';
import { Button, ButtonLink } from '@portal/ui/button';
import { mayInterrupt } from '@portal/ui/interruption';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './banner-dialog.module.css';

/** Floating banner, shown on the home page when it interrupts nothing. */
export default function DueBanner({ banner }: { banner: Banner }) {
  const { pathname } = useLocation();
  const due = useBannerDue(fileUrl(banner.image_url) ?? '', pathname);
  return due ? <BannerDialog banner={banner} /> : null;
}

/** Title of banners whose name is not meaningful to visitors. */
const TITLE = `Novidade no ${institution.name}`;

/** The floating banner's picture, title and action; closed permanently by the X, the overlay or Esc (A 4). */
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
      <div className={`relative grid canoe superficie ${styles.frame}`}>
        {!broken && <img src={fileUrl(banner.image_url)} alt="" onError={() => setBroken(true)} />}
        <div className={`stack start ${styles.words}`}>
          <h2 id={titleId} className="text-lg">
            {bannerTitle(banner.filename) ?? TITLE}
          </h2>
          <BannerAction url={banner.url} />
        </div>
        <button
          type="button"
          className={`iconButton pill ${styles.close}`}
          aria-label="Fechar"
          onClick={markBannerSeen}
        >
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

/** Milliseconds before a banner may cover the page. */
export const BANNER_DELAY = 5_000;

/** Events that show that a visitor uses the page: touches count from their start, and so does any key. */
const uses = ['pointerdown', 'wheel', 'keydown', 'click', 'input'];

/**
 * Returns whether a banner may cover the home page: after a delay, with its picture loaded, so that nothing moves, and
 * only if it interrupts nothing. On a page in use, the banner waits for the next visit. It is shown once: leaving the
 * page counts as closing.
 * @param src URL of the picture
 * @param page the page's path
 */
function useBannerDue(src: string, page: string): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (page !== '/') return;
    let current = true;
    let shown = false;
    let timer: ReturnType<typeof setTimeout>;
    const leaveAlone = () => {
      current = false;
      clearTimeout(timer);
    };
    const markLeft = () => shown && markBannerSeen();
    for (const use of uses) addEventListener(use, leaveAlone, true);
    addEventListener('pagehide', markLeft);
    const wait = () => {
      timer = setTimeout(async () => {
        await waitForImage(src);
        if (!current) return;
        shown = mayInterrupt(document);
        if (shown) setDue(true);
        else wait();
      }, BANNER_DELAY);
    };
    wait();
    return () => {
      leaveAlone();
      for (const use of uses) removeEventListener(use, leaveAlone, true);
      removeEventListener('pagehide', markLeft);
      markLeft();
      setDue(false);
    };
  }, [src, page]);
  return due;
}

/** Resolves when the picture can be painted or has failed, in which case the text remains. */
async function waitForImage(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode?.().catch(() => {});
}
