import { profileQuery } from '@portal/client/access/profile.queries';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { FormPanel } from '@portal/ui/form-panel';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RequireSession } from '../../parts/require-session/require-session.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { MyData } from './my-data.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { ProfileForm } from './profile-form.tsx';

/** /perfil: profile of the candidate (B 2.6). */
export function Component() {
  return (
    <>
      <PageHeader
        title="Perfil"
        lead="Editar perfil"
        breadcrumbs={[{ label: 'Área do candidato', to: '/area_do_candidato' }]}
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
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <Container>
        {pending && <ConfirmEmail key={pending} email={pending} current={email} isNew={pending === asked} />}
        <FormPanel>
          <AsyncRegion
            query={profile}
            loading={<Skeleton kind="text" count={6} label="Carregando seus dados…" />}
            empty={() => false}
          >
            {(data) => <ProfileForm profile={data} onEmailAsked={setAsked} />}
          </AsyncRegion>
        </FormPanel>
      </Container>
      <OpenSessions />
    </>
  );
}
