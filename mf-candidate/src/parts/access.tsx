import { homeQuery } from '@portal/client/home-query';
import { Container } from '@portal/ui/container';
import { FormPanel, useFormContext } from '@portal/ui/form';
import { PageHeader, type PageHeaderProps } from '@portal/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';

/** Page of a form below the login. */
export const AccessPage = ({
  children,
  ...header
}: Pick<PageHeaderProps, 'title' | 'lead'> & { children: ReactNode }) => (
  <>
    <PageHeader {...header} breadcrumbs={[{ label: 'Acessar', to: '/login' }]} />
    <Container>
      <FormPanel>{children}</FormPanel>
    </Container>
  </>
);

/** Fills a known e-mail into the surrounding form after hydration, unless the user has typed one. */
export function KnownEmail({ email }: { email: string }) {
  const { getValues, setValue } = useFormContext<{ email: string }>();
  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);
  return null;
}

/** Links to the receipt without login, if the shell's home data lists that feature of the server. */
export function ReceiptCopyLink() {
  const { data: home } = useQuery({ ...homeQuery(), enabled: false });
  if (home?.settings.receipt_copies !== 1) return null;
  return (
    <p>
      <Link to="/segunda-via">Abrir o comprovante sem senha</Link>
    </p>
  );
}
