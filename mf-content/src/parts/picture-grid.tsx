import { fileUrl } from '@portal/client/addresses/file-url';
import { Alert } from '@portal/ui/alert';
import { Button, ButtonLink } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Picture } from '@portal/ui/picture';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './picture-grid.module.css';
import { Scene } from './scene.tsx';

/** File as stored by the API, or a drawing. */
type GridPicture = {
  /** Alternative text. */
  label: string;
  /** Whether `label` is an editor's text, which is also shown below the picture. */
  isCaption?: boolean;
  /** Photographer. */
  credit?: string | null;
} & ({ image: string | null } | { area: string; drawing: string });

interface PictureGridProps {
  /** Name of the popup. */
  title: string;
  pictures: readonly GridPicture[];
  /** False for a popup that has only a close button (B 1, library). */
  steps?: boolean;
}

/**
 * Grid of pictures. A click enlarges one in a popup, where arrow keys lead to the others (B 1, B 2.9). Without
 * JavaScript, pictures with files are links to them.
 */
export function PictureGrid({ title, pictures, steps = true }: PictureGridProps) {
  const [shown, setShown] = useState<number | null>(null);
  const picture = shown === null ? undefined : pictures[shown];
  const file = picture && fileOf(picture);
  const moveBy = (by: number) => setShown(((shown ?? 0) + by + pictures.length) % pictures.length);

  const moveOnKey = useEffectEvent((key: string) => moveBy(key === 'ArrowLeft' ? -1 : 1));
  useEffect(() => {
    if (shown === null) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') moveOnKey(key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown]);

  return (
    <>
      {pictures.some((each) => 'drawing' in each) && (
        <noscript>
          <Alert tone="info">Ampliar as imagens precisa de JavaScript.</Alert>
        </noscript>
      )}
      <ul className={`stack gap-3 ${styles.grid}`}>
        {pictures.map((each, index) => (
          <li key={index}>
            <Opener file={fileOf(each)} onOpen={() => setShown(index)}>
              <Shown picture={each} width={800} height={600} />
              <span className="visuallyHidden"> (ampliar)</span>
            </Opener>
            {each.isCaption && (
              <p aria-hidden="true" className="mt-2 text-sm">
                {each.label}
              </p>
            )}
            <Credit of={each} />
          </li>
        ))}
      </ul>
      <Dialog
        open={picture !== undefined}
        onClose={() => setShown(null)}
        title={title}
        size="wide"
        footer={
          steps &&
          pictures.length > 1 && (
            <>
              <Button variant="secondary" onClick={() => moveBy(-1)}>
                Anterior
              </Button>
              <Button variant="secondary" onClick={() => moveBy(1)}>
                Próxima
              </Button>
            </>
          )
        }
      >
        {picture && (
          <figure className={`stack gap-3 ${styles.large}`}>
            <Shown key={shown} picture={picture} width={1200} height={900} />
            <figcaption aria-live="polite">
              {picture.label}
              <Credit of={picture} />
            </figcaption>
            {file && (
              <div>
                <ButtonLink href={file} download variant="secondary">
                  Baixar imagem
                </ButtonLink>
              </div>
            )}
          </figure>
        )}
      </Dialog>
    </>
  );
}

/** URL of the picture's file; undefined for a drawing. */
const fileOf = (picture: GridPicture) => ('image' in picture ? fileUrl(picture.image) : undefined);

const Credit = ({ of: { credit } }: { of: GridPicture }) =>
  credit && <p className="muted text-xs">Foto: {credit}</p>;

interface OpenerProps {
  /** URL of the picture's file, for use without JavaScript. */
  file: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}

function Opener({ file, onOpen, children }: OpenerProps) {
  if (!file)
    return (
      <button type="button" className={`block full relative clip ${styles.button}`} onClick={onOpen}>
        {children}
      </button>
    );
  const open = (event: MouseEvent) => {
    // With a modifier key the link opens as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={file} className={`block full relative clip ${styles.button}`} onClick={open}>
      {children}
    </a>
  );
}

const Shown = ({ picture, width, height }: { picture: GridPicture; width: number; height: number }) =>
  'drawing' in picture ? (
    <Scene {...picture} />
  ) : (
    <Picture src={picture.image} alt={picture.label} width={width} height={height} />
  );
