import type { Identification } from '@portal/runtime/selection-process/identification';
import { formatTaxId } from '@portal/shared/format/tax-id';
import { useEffect, useState } from 'react';
import { useFormContext } from '../form/form.tsx';
import { useKnownIdentity } from './use-known-identity.ts';

/**
 * Prefills the identification of a logged-in candidate whose profile loaded after the dialog opened, unless something
 * was typed; it can be overwritten for another person.
 */
export function KnownIdentity() {
  const { cpf, birthdate } = useKnownIdentity() ?? {};
  const { getValues, setValue } = useFormContext<Identification>();
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (!cpf || !birthdate || getValues(['cpf', 'birthdate']).some((typed) => typed !== '')) return;
    setValue('cpf', formatTaxId(cpf));
    setValue('birthdate', birthdate);
    setFilled(true);
  }, [cpf, birthdate, getValues, setValue]);
  return filled ? (
    <p role="status">
      Preenchemos com os dados da sua conta: é só confirmar. Se a inscrição é de outra pessoa, troque-os.
    </p>
  ) : null;
}
