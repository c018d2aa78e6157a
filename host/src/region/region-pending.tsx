import { Container } from '@portal/ui/container';
import { Skeleton } from '@portal/ui/skeleton';

export const RegionPending = () => (
  <Container>
    <Skeleton kind="card" count={3} label="Carregando a página" />
  </Container>
);
