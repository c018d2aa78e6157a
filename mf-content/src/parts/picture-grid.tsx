import { Button } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialog';
import { Picture } from '@portal/shared/ui/picture';
import { VisuallyHidden } from '@portal/shared/ui/visually-hidden';
import { useState } from 'react';
import styles from './picture-grid.module.css';

interface GridPicture {
  /** As the API stores it; null shows the river scene. */
  image: string | null;
  /** What it shows. */
  label: string;
  /** Name of the area whose colours the river scene wears. */
  area?: string;
}

interface PictureGridProps {
  /** Names the popup. */
  title: string;
  pictures: readonly GridPicture[];
  /** False for a popup without any buttons but its own to close (B 1, library). */
  steps?: boolean;
}

/** Pictures side by side; pressed, one opens enlarged in a popup (B 1, B 2.9). */
export function PictureGrid({ title, pictures, steps = true }: PictureGridProps) {
  const [shown, setShown] = useState<number | null>(null);
  const picture = shown === null ? undefined : pictures[shown];
  const turn = (by: number) => setShown(((shown ?? 0) + by + pictures.length) % pictures.length);
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map(({ image, label, area }, place) => (
          <li key={label}>
            <button type="button" className={styles.button} onClick={() => setShown(place)}>
              <Picture src={image} alt={label} width={800} height={600} placeholderArea={area} />
              <VisuallyHidden> (ampliar)</VisuallyHidden>
            </button>
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
              <Button variant="secondary" onClick={() => turn(-1)}>
                Anterior
              </Button>
              <Button variant="secondary" onClick={() => turn(1)}>
                Próxima
              </Button>
            </>
          )
        }
      >
        {picture && (
          <figure className={styles.large}>
            <Picture
              key={picture.label}
              src={picture.image}
              alt={picture.label}
              width={1200}
              height={900}
              placeholderArea={picture.area}
            />
            <figcaption aria-live="polite">{picture.label}</figcaption>
          </figure>
        )}
      </Dialog>
    </>
  );
}
