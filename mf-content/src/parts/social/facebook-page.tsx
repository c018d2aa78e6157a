import { institution } from '@portal/contract/institution';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import styles from './social.module.css';
import { facebookQuery } from './social.queries.ts';

/** Facebook page of the institution with its timeline (A 2.2, B 2.11), and a link that does not depend on it. */
export function FacebookPage({ address }: { address: string }) {
  const plugin = useQuery(facebookQuery(address));
  return (
    <>
      <AsyncRegion
        query={plugin}
        loading={<Skeleton kind="card" label="Carregando o Facebook…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar o Facebook"
      >
        {(src) => (
          <iframe
            src={src}
            title={`Página do ${institution.name} no Facebook`}
            loading="lazy"
            className={styles.facebook}
          />
        )}
      </AsyncRegion>
      <div>
        <ButtonLink href={address} external variant="quiet">
          Abrir a página no Facebook
        </ButtonLink>
      </div>
    </>
  );
}
