import { accessState } from '@portal/runtime/access/access-state';
import { Button, ButtonLink } from '@portal/ui/button';
import { FormActions } from '@portal/ui/form-panel';
import {
  RegistrationReceipt,
  type RegistrationReceiptProps,
} from '@portal/ui/selection-process/registration-receipt';
import styles from './open-wizard.module.css';

/** An application that was taken, in place of the form (B 4). */
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
