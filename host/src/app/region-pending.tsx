import { useLocation, useNavigate } from '@portal/shared/router';
import { Container } from '@portal/shared/ui/container';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { useEffect } from 'react';

/**
 * The region while its page is on the way.
 * @param retry navigates to the same address once mounted, which makes the router ask the remote again
 */
export function RegionPending({ retry = false }: { retry?: boolean }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (retry) void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    // Once, after hydration: a second failure is the region's failed state, not another silent try.
  }, []);
  return (
    <Container>
      <Skeleton kind="card" count={3} label="Carregando a página" />
    </Container>
  );
}
