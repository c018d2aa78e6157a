import { PageHeader } from '@portal/ui/page-header';
import { Kit } from './kit.tsx';

/** /_kit: every component of the kit in every state; available only if the server enables it. */
export const Component = () => (
  <>
    <PageHeader title="Kit" lead="Todos os componentes, em todos os estados." noindex />
    <Kit />
  </>
);
