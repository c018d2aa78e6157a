import { profileQuery } from '@portal/client/access/profile.queries';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { FormPanel } from '@portal/ui/form-panel';
import { PageHeader } from '@portal/ui/page-header';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DataFile } from '../../parts/data-file.tsx';
import { RequireSession } from '../../parts/require-session.tsx';
import { OpenSessions } from './open-sessions.tsx';
import styles from './profile.module.css';
import { ConfirmEmail, ProfileForm } from './profile-form.tsx';

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

/** "Meus dados": links to all stored data of the candidate, and the file. */
const MyData = () => (
  <Section title="Meus dados">
    <div className={styles.content}>
      <p>
        Veja ou baixe uma cópia de tudo o que guardamos sobre você: cadastro, inscrições, pedidos, e-mails
        enviados e acessos. Saiba por quanto tempo guardamos em{' '}
        <Link to="/politicas">Política de privacidade</Link>.
      </p>
      <ButtonLink to="/meus-dados">Ver meus dados</ButtonLink>
      <DataFile />
    </div>
  </Section>
);
