import { ContentGallery } from './content-gallery.tsx';
import { FormsGallery } from './forms-gallery.tsx';

/** Every component of the kit in every state, on one page: for looking at, and for the accessibility checks. */
export function KitGallery() {
  return (
    <>
      <ContentGallery />
      <FormsGallery />
    </>
  );
}
