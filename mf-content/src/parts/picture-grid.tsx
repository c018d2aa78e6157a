import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Picture } from '@portal/ui/picture';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import styles from './picture-grid.module.css';
import { Scene } from './scene/scene.tsx';

/** A file as the API stores it, or a drawing of the portal's own. */
type GridPicture = {
  /** What it shows. */
  label: string;
} & ({ image: string | null } | { area: string; drawing: ReactNode });

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
  const moveBy = (by: number) => setShown(((shown ?? 0) + by + pictures.length) % pictures.length);
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((each, place) => (
          <li key={each.label}>
            <button type="button" className={styles.button} onClick={() => setShown(place)}>
              <Shown picture={each} width={800} height={600} />
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
          <figure className={styles.large}>
            <Shown key={picture.label} picture={picture} width={1200} height={900} />
            <figcaption aria-live="polite">{picture.label}</figcaption>
          </figure>
        )}
      </Dialog>
    </>
  );
}

interface ShownProps {
  picture: GridPicture;
  width: number;
  height: number;
}

const Shown = ({ picture, width, height }: ShownProps) =>
  'drawing' in picture ? (
    <Scene label={picture.label} area={picture.area}>
      {picture.drawing}
    </Scene>
  ) : (
    <Picture src={picture.image} alt={picture.label} width={width} height={height} />
  );
