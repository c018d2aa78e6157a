import { call, nullIfMissing } from '@portal/client/api';
import {
  type CheckedRegistration,
  checkReceipt,
  receiptCode,
} from '@portal/contract/endpoints/registrations';
import { institution } from '@portal/contract/institution';
import { ofInstitution } from '@portal/contract/institution/names';
import { CANCELLED, registrationStatusName } from '@portal/contract/selection-process/statuses';
import { preload } from '@portal/platform/remote';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { ReceiptCopyLink } from '../../parts/access.tsx';
import { Printout, PrintoutGroup } from '../../parts/printout.tsx';
import styles from './receipt-check.module.css';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, receiptCheckQuery(params.code ?? ''));

/** /conferir/{code}: confirms number and status of a receipt after its QR code is scanned. */
export function Component() {
  const { code = '' } = useParams();
  const query = useQuery(receiptCheckQuery(code));
  return (
    <>
      <PageHeader
        title="Conferir comprovante"
        lead="Confirma o número de um comprovante ou de uma ficha de inscrição, e a situação de hoje."
      />
      <Container>
        <div className={styles.check}>
          <AsyncRegion
            query={query}
            loading={<Skeleton kind="text" count={5} label="Conferindo o comprovante…" />}
            empty={({ kind }) => kind !== 'confirmed'}
            emptyState={<Unconfirmed kind={query.data?.kind} />}
            failedTitle="Não foi possível conferir agora"
          >
            {(receipt) => receipt.kind === 'confirmed' && <Confirmed {...receipt.registration} />}
          </AsyncRegion>
        </div>
      </Container>
    </>
  );
}

const Confirmed = ({ number, status, programme, process }: CheckedRegistration) => (
  <>
    {status === CANCELLED ? (
      <Alert tone="warning" title="O número é verdadeiro, mas a inscrição foi cancelada">
        O papel é do {institution.name}, mas não vale mais.
      </Alert>
    ) : (
      <Alert tone="success" title="Comprovante confirmado">
        O número abaixo foi emitido pelo {institution.name}. Compare-o com o do papel.
      </Alert>
    )}
    <Printout title={process} number={number}>
      <PrintoutGroup
        title="Inscrição"
        facts={[
          ['Programa', programme],
          ['Situação hoje', registrationStatusName(status)],
        ]}
      />
      <p className="measure muted text-sm">
        Esta página não mostra dados pessoais. Compare o nome que está no papel com um documento de quem o
        apresenta.
      </p>
      <ReceiptCopyLink />
    </Printout>
  </>
);

const Unconfirmed = ({ kind }: { kind: CheckedReceipt['kind'] | undefined }) => (
  <EmptyState
    title={kind === 'not-offered' ? 'A conferência não está disponível' : 'Comprovante não confirmado'}
    action={<ButtonLink to="/FaleConosco">Fale conosco</ButtonLink>}
  >
    {kind === 'not-offered' ? (
      <p>
        O sistema de inscrições em uso não confere comprovantes por este endereço. Isso não diz nada sobre o
        papel: peça a confirmação à unidade {ofInstitution}.
      </p>
    ) : (
      <p>
        Não encontramos inscrição com este código. Confira se o endereço foi lido ou digitado por inteiro, com
        maiúsculas e minúsculas como no papel. Se foi, não aceite o papel sem falar com a unidade{' '}
        {ofInstitution}; inscrições antigas também deixam de ser guardadas.
      </p>
    )}
  </EmptyState>
);

type CheckedReceipt =
  | { kind: 'confirmed'; registration: CheckedRegistration }
  | { kind: 'unconfirmed' }
  /** The server has no such endpoint: the receipt is neither confirmed nor denied. */
  | { kind: 'not-offered' };

const receiptCheckQuery = (code: string) =>
  queryOptions({ queryKey: ['receipt-check', code], queryFn: ({ signal }) => check(code, signal) });

async function check(code: string, signal: AbortSignal): Promise<CheckedReceipt> {
  if (!receiptCode.test(code)) return { kind: 'unconfirmed' };
  const answer = await nullIfMissing(call(checkReceipt, { params: { code }, signal }));
  if (!answer) return { kind: 'not-offered' };
  const { registration } = answer;
  return registration ? { kind: 'confirmed', registration } : { kind: 'unconfirmed' };
}
