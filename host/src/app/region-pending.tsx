import { Container } from '@portal/shared/ui/container';
import { Skeleton } from '@portal/shared/ui/skeleton';

/** The region while its page is on the way. */
export const RegionPending = () => (
  <Container>
    <Skeleton kind="card" count={3} label="Carregando a página" />
  </Container>
);
