import { call, nullIfMissing } from '@portal/client/api';
import { now } from '@portal/contract/clock';
import type { Answer } from '@portal/contract/endpoints/endpoint';
import { birthDay, cpf } from '@portal/contract/endpoints/fields';
import { findReceiptCopy } from '@portal/contract/endpoints/registrations';
import { localDay } from '@portal/contract/format/calendar';
import { unmasked } from '@portal/contract/validators/text';
import { Alert } from '@portal/ui/alert';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { BirthdateField } from '@portal/ui/date-field';
import { TextField } from '@portal/ui/fields';
import { Form, FormPanel, SubmitButton } from '@portal/ui/form';
import { PageHeader } from '@portal/ui/page-header';
import { useState } from 'react';
import * as z from 'zod/mini';
import { PsgReceiptPrintout, PssReceiptPrintout } from '../../parts/printout.tsx';
import { PrintButton } from '../../parts/printout-page.tsx';

const schema = z.object({
  nif: unmasked('cpf', cpf()),
  birthdate: birthDay(),
  number: findReceiptCopy.body.shape.number,
});

type Outcome = keyof typeof outcomeMessages | Answer<typeof findReceiptCopy>;

/** /segunda-via: finds the receipt of a registration by CPF, birth date and number, without login. */
export function Component() {
  const [today] = useState(() => localDay(now()));
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function find(body: z.output<typeof schema>) {
    setOutcome(null);
    const found = await nullIfMissing(call(findReceiptCopy, { body }));
    setOutcome(found ? (found.psg || found.pss ? found : 'unknown') : 'not-offered');
  }

  return (
    <>
      <PageHeader
        title="Segunda via do comprovante"
        lead="Abra de novo o comprovante da sua inscrição, sem senha."
        breadcrumbs={[{ label: 'Acessar', to: '/login' }]}
      />
      <Container>
        {typeof outcome === 'object' && outcome ? (
          <ReceiptCopy {...outcome} />
        ) : (
          <FormPanel>
            <Form
              schema={schema}
              defaultValues={{ nif: '', birthdate: '', number: '' }}
              onSubmit={find}
              errorField="number"
            >
              <TextField name="nif" label="CPF" mask="cpf" inputMode="numeric" maxLength={14} />
              <BirthdateField name="birthdate" label="Data de nascimento" today={today} />
              <TextField
                name="number"
                label="Número de inscrição"
                hint="Está no e-mail da confirmação, como PSG-2026-000001."
                autoComplete="off"
                maxLength={40}
              />
              {outcome && <NotFound outcome={outcome} />}
              <SubmitButton>Abrir comprovante</SubmitButton>
            </Form>
          </FormPanel>
        )}
      </Container>
    </>
  );
}

const outcomeMessages = {
  unknown: {
    title: 'Inscrição não encontrada',
    text: 'Confira os três dados: precisam ser os da inscrição. Se não tem o número, entre com o seu e-mail ou fale com a unidade.',
  },
  'not-offered': {
    title: 'A segunda via não está disponível aqui',
    text: 'Entre com o seu e-mail e a sua senha para ver o comprovante.',
  },
};

const NotFound = ({ outcome }: { outcome: keyof typeof outcomeMessages }) => (
  <Alert tone="error" title={outcomeMessages[outcome].title}>
    <p>{outcomeMessages[outcome].text}</p>
    <ButtonLink to="/login" variant="quiet">
      Acessar
    </ButtonLink>
  </Alert>
);

/** Shows a receipt that was found without login. */
const ReceiptCopy = ({ psg, pss }: Answer<typeof findReceiptCopy>) => (
  <div className="stack gap-6 pageEnd single">
    {psg && <PsgReceiptPrintout receipt={psg} />}
    {pss && <PssReceiptPrintout receipt={pss} />}
    <div className="cluster noPrint">
      <PrintButton stays />
      <ButtonLink to="/login" variant="secondary">
        Acompanhar a inscrição
      </ButtonLink>
    </div>
  </div>
);
