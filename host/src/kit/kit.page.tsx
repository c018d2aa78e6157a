import { KitGallery } from '@portal/shared/ui/gallery';
import { PageHeader } from '@portal/shared/ui/page-header';

/** /_kit: every component of the kit in every state; it exists only where the server is told to show it. */
export const Component = () => (
  <>
    <PageHeader title="Kit" lead="Todos os componentes, em todos os estados." noindex />
    <KitGallery />
  </>
);
