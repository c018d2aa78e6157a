import { homeQuery } from '@portal/client/home-query';
import { useSession } from '@portal/client/session';
import { preload } from '@portal/platform/remote';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { Disclosure } from '@portal/ui/disclosure';
import { EmptyState } from '@portal/ui/empty-state';
import { FormPanel } from '@portal/ui/form-panel';
import { noInterruption } from '@portal/ui/interruption';
import { PageHeader, TitleLines } from '@portal/ui/page-header';
import { PageMeta } from '@portal/ui/page-meta';
import { Skeleton } from '@portal/ui/skeleton';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useMedia } from '@portal/ui/use-media';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router-dom';
import { type TakenState, useSubmittedRegistration } from '../data/use-registration.ts';
import { BeforeStart, useIdentification, useKnownIdentity } from '../parts/identification-dialog.tsx';
import { type FormSubject, OfferForm } from '../parts/offer-form.tsx';
import { OfferList } from '../parts/offer-list.tsx';
import {
  InPersonRegistration,
  RegistrationDialogs,
  type RegistrationStep,
} from '../parts/registration-dialogs.tsx';
import { Registered } from '../parts/registration-receipt.tsx';
import { getVisitId, type Identification } from '../rules/identification.ts';
import {
  type Offer,
  type Process,
  type ProcessKindConfig,
  placesOf,
  type RegistrationOffer,
  registrationOffer,
} from '../rules/process.ts';
import type { ProcessQuery } from './process-page.tsx';
import styles from './registration.module.css';

interface RegistrationSource<Answer> {
  processKind: ProcessKindConfig;
  processQuery: ProcessQuery<Answer>;
  Form: ComponentType<FormSubject>;
  /** Returns the title of the tab until the registration is complete; 'Inscrição' by default. */
  getTitle?: (search: URLSearchParams) => string;
}

const heading = 'Inscrição';

/** Creates the page of a registration: its subject, and the form once the applicant is identified (A 2.12, B 2.5). */
export const registrationPage = <Answer,>(source: RegistrationSource<Answer>) => ({
  loader({ context, request }: LoaderFunctionArgs) {
    const offer = registrationOffer(source.processKind, new URL(request.url).searchParams);
    return preload(context, homeQuery(), ...(offer ? [source.processQuery(String(offer.process))] : []));
  },
  Component() {
    const { processKind, getTitle = () => heading } = source;
    const [search] = useSearchParams();
    const offer = registrationOffer(processKind, search);
    const [taken, take] = useSubmittedRegistration();
    return (
      <>
        <PageMeta
          title={!offer ? heading : taken.kind === 'none' ? getTitle(search) : 'Inscrição realizada'}
        />
        <PageHeader
          title={heading}
          lead={offer?.offerName || undefined}
          breadcrumbs={[processKind.list]}
          meta={false}
        />
        <Container>
          {offer ? (
            <Registration {...source} offer={offer} taken={taken} take={take} />
          ) : (
            <IdentificationRequired processKind={processKind} processId={search.get('process')} />
          )}
        </Container>
      </>
    );
  },
});

interface RegistrationProps<Answer> extends RegistrationSource<Answer> {
  offer: RegistrationOffer;
  taken: TakenState;
  take: FormSubject['onRegistered'];
}

function Registration<Answer>(props: RegistrationProps<Answer>) {
  const { processKind, processQuery, Form, offer, taken, take } = props;
  const hydrated = useHydrated();
  const identified = useIdentification();
  // Keyed by visit: a dialog open in one must not open in another.
  const visit = getVisitId(useLocation().state);
  const process = useQuery(processQuery(String(offer.process)));
  // Undefined until the process is loaded, null if it does not have the offer.
  const found = process.data && (process.data.offers.find(({ id }) => id === offer.offer) ?? null);
  const chosen = found ?? null;
  if (hydrated && !identified) {
    return <IdentificationRequired processKind={processKind} processId={String(offer.process)} />;
  }
  return (
    <div className={`stack ${styles.registration}`}>
      <AsyncRegion
        query={process}
        loading={<Skeleton kind="text" count={6} label={`Carregando o ${processKind.offer}…`} />}
        failedTitle={`Não foi possível carregar o ${processKind.offer}`}
      >
        {(data) => <ChosenOffer processKind={processKind} process={data} offer={chosen} />}
      </AsyncRegion>
      {(found !== null || taken.kind !== 'none') && (
        <FormPanel>
          {chosen?.inPerson && taken.kind === 'none' ? (
            <InPersonRegistration processKind={processKind} offer={chosen} />
          ) : !identified ? (
            <RequiresJavaScript />
          ) : taken.kind === 'none' ? (
            <>
              {chosen && (
                <OwnAccountNote
                  key={visit}
                  processKind={processKind}
                  processId={offer.process}
                  offer={chosen}
                  identified={identified}
                />
              )}
              <OfferForm
                key={`${visit}:${offer.offer}`}
                processKind={processKind}
                process={process.data}
                offer={offer}
                chosen={chosen}
                identified={identified}
                refetch={() => void process.refetch()}
                Form={Form}
                onRegistered={take}
              />
            </>
          ) : (
            <Registered
              isFresh={taken.kind === 'fresh'}
              processKind={processKind}
              registration={taken.registration}
              offer={offer}
              process={process.data ?? null}
              chosen={chosen}
            />
          )}
        </FormPanel>
      )}
    </div>
  );
}

interface ChosenOfferProps {
  processKind: ProcessKindConfig;
  process: Process;
  /** Selected course or position; null if the process does not have it. */
  offer: Offer | null;
}

/** Two columns: the form next to its subject. */
const TWO_COLUMNS = '(min-width: 64em)';

/**
 * Subject of a registration: process, places, offer, and the way back to the notice (A 2.12, B 2.5). In one column it
 * is collapsed.
 */
function ChosenOffer({ processKind, process, offer }: ChosenOfferProps) {
  const isBeside = useMedia(TWO_COLUMNS);
  return (
    <Disclosure summary={`Dados do ${processKind.offer} e do processo`} open={isBeside || offer === null}>
      <div className={`stack start gap-5 ${styles.chosen}`}>
        <div>
          <h2 className="text-lg">
            <TitleLines title={process.name} />
          </h2>
          <p className="muted mt-1">{placesOf(process)}</p>
        </div>
        <OfferList
          offers={offer ? [offer] : []}
          empty={`Este processo seletivo não tem o ${processKind.offer} escolhido`}
        />
        <ButtonLink to={processKind.noticePath(process.id)} variant="secondary">
          Voltar ao edital
        </ButtonLink>
      </div>
    </Disclosure>
  );
}

interface OwnAccountNoteProps {
  processKind: ProcessKindConfig;
  processId: number;
  offer: Offer;
  identified: Identification;
}

/** Informs a logged-in candidate that they are applying for themselves, with a link to apply for another person. */
function OwnAccountNote({ processKind, processId, offer, identified }: OwnAccountNoteProps) {
  const session = useSession();
  const known = useKnownIdentity();
  const [step, setStep] = useState<RegistrationStep | null>(null);
  if (session.kind !== 'candidate' || known?.cpf !== identified.cpf) return null;
  return (
    <div className="mb-6">
      <p className={`cluster center ${styles.whose}`}>
        <span>
          Inscrição de <strong>{session.fullName}</strong>, que entrou na conta.
        </span>
        <Button
          variant="quiet"
          onClick={() => setStep({ kind: 'identification', forAnother: true, offer, processId })}
        >
          Inscrever outra pessoa
        </Button>
      </p>
      <BeforeStart {...processKind.before} />
      <RegistrationDialogs processKind={processKind} step={step} onStep={setStep} />
    </div>
  );
}

interface UnidentifiedProps {
  processKind: ProcessKindConfig;
  /** Id from the URL; null if it has none. */
  processId: string | null;
}

/** Shown for a registration opened without identification: links to the notice (A 2.12, B 2.5). */
const IdentificationRequired = ({ processKind, processId }: UnidentifiedProps) => (
  <div {...noInterruption}>
    {processId !== null && /^\d+$/.test(processId) ? (
      <EmptyState
        title="Falta dizer quem se inscreve"
        action={<ButtonLink to={processKind.noticePath(processId)}>Voltar ao edital</ButtonLink>}
      >
        A inscrição começa no edital, onde você informa seu CPF e sua data de nascimento.
      </EmptyState>
    ) : (
      <EmptyState
        title={`Escolha um ${processKind.offer}`}
        action={<ButtonLink to={processKind.list.to}>Ver processos seletivos</ButtonLink>}
      >
        A inscrição começa no edital do processo seletivo.
      </EmptyState>
    )}
  </div>
);

/** Placeholder of the form, as only the browser knows the applicant. Without JavaScript it shows alternatives. */
const RequiresJavaScript = () => (
  <Skeleton
    kind="text"
    count={8}
    label="Preparando o formulário…"
    noScript={
      <Alert tone="warning" title="A inscrição pela internet precisa de JavaScript">
        <p>
          Ative o JavaScript neste navegador ou use outro aparelho. Se não puder, inscreva-se com a nossa
          equipe em uma das <Link to="/unidades">unidades</Link>, dentro do prazo do edital.
        </p>
      </Alert>
    }
  />
);
