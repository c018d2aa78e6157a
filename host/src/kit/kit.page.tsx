import { PageHeader } from '@portal/ui/page-header';
import { ContentKit } from './content-kit.tsx';
import { FormsKit } from './forms-kit.tsx';

/**
 * /_kit: every component of the kit in every state, for review and accessibility checks; available only if the server
 * enables it.
 */
export const Component = () => (
  <>
    <PageHeader title="Kit" lead="Todos os componentes, em todos os estados." noindex />
    <ContentKit />
    <FormsKit />
  </>
);
