import { accessState } from '@portal/client/access/access-state';
import { Button, ButtonLink } from '@portal/ui/button';
import { FormActions } from '@portal/ui/form-panel';
import styles from './registered-region.module.css';
import { RegistrationReceipt, type RegistrationReceiptProps } from './registration-receipt.tsx';

/** Successful registration, shown instead of the form (A 2.12, B 4). */
export function RegisteredRegion(receipt: RegistrationReceiptProps) {
  return (
    <section className={styles.registered} aria-labelledby="inscricao-realizada">
      <h2 id="inscricao-realizada">Inscrição realizada</h2>
      <RegistrationReceipt {...receipt} />
      <FormActions>
        <ButtonLink
          to={receipt.followPath}
          state={accessState({ email: receipt.registration.email, back: null })}
        >
          Acompanhar inscrição
        </ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          Imprimir
        </Button>
        <ButtonLink to={receipt.processKind.list.to} variant="quiet">
          Ver processos seletivos
        </ButtonLink>
      </FormActions>
    </section>
  );
}
