import { PageHeader } from '@portal/ui/page-header';
import { Kit } from './kit.tsx';

/** /_kit: every component of the kit in every state; it exists only where the server is told to show it. */
export const Component = () => (
  <>
    <PageHeader title="Kit" lead="Todos os componentes, em todos os estados." noindex />
    <Kit />
  </>
);
