import { useQuery } from '@portal/shared/query';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { Container } from '@portal/shared/ui/container';
import { FormPanel } from '@portal/shared/ui/form-panel';
import { PageHeader } from '@portal/shared/ui/page-header';
import { RequireSession } from '@portal/shared/ui/require-session';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { ConfirmEmail } from './confirm-email.tsx';
import { MyData } from './my-data.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { profileQuery } from './profile.queries.ts';
import { ProfileForm } from './profile-form.tsx';

/** /perfil: the candidate's own data (B 2.6). */
export function Component() {
  return (
    <>
      <PageHeader
        title="Perfil"
        lead="Editar perfil"
        breadcrumbs={[{ label: 'Área do candidato', to: '/area_do_candidato' }]}
        noindex
      />
      <RequireSession>
        <Profile />
        <MyData />
      </RequireSession>
    </>
  );
}

function Profile() {
  const profile = useQuery(profileQuery());
  const { email = '', pending_email: pending = null } = profile.data ?? {};
  return (
    <>
      <Container>
        {pending && <ConfirmEmail email={pending} current={email} />}
        <FormPanel>
          <AsyncRegion
            query={profile}
            loading={<Skeleton kind="text" count={6} label="Carregando seus dados…" />}
            empty={() => false}
          >
            {(data) => <ProfileForm profile={data} />}
          </AsyncRegion>
        </FormPanel>
      </Container>
      <OpenSessions />
    </>
  );
}
