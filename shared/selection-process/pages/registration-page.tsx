import { registrationOwner } from '@portal/client/draft/draft-record';
import { type Draft, useDraft } from '@portal/client/draft/use-draft';
import { homeQuery } from '@portal/client/home-query';
import { useSession } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { preload } from '@portal/platform/remote';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { Disclosure } from '@portal/ui/disclosure';
import { EmptyState } from '@portal/ui/empty-state';
import { FormPanel } from '@portal/ui/form';
import { noInterruption } from '@portal/ui/interruption';
import { PageHeader, TitleLines } from '@portal/ui/page-header';
import { PageMeta } from '@portal/ui/page-meta';
import { Skeleton } from '@portal/ui/skeleton';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useMedia } from '@portal/ui/use-media';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router-dom';
import { type SubmittedRegistration, useSubmittedRegistration } from '../data/use-registration.ts';
import {
  BeforeStart,
  useIdentification,
  useKnownIdentity,
  useOpenRegistration,
} from '../parts/identification-dialog.tsx';
import { OfferList } from '../parts/offer-list.tsx';
import { useOfferState, WaitlistLink } from '../parts/registration-button.tsx';
import {
  InPersonRegistration,
  RegistrationDialogs,
  type RegistrationStep,
} from '../parts/registration-dialogs.tsx';
import { Registered } from '../parts/registration-receipt.tsx';
import { getVisitId, type Identification } from '../rules/identification.ts';
import { closedReason, offersByState } from '../rules/offer-state.ts';
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
    const { processKind } = source;
    const [search] = useSearchParams();
    const offer = registrationOffer(processKind, search);
    return (
      <>
        <PageHeader
          title={heading}
          lead={offer?.offerName || undefined}
          breadcrumbs={[processKind.list]}
          meta={!offer}
        />
        <Container>
          {offer ? (
            <Registration {...source} offer={offer} />
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
}

function Registration<Answer>({
  processKind,
  processQuery,
  Form,
  getTitle = () => heading,
  offer,
}: RegistrationProps<Answer>) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const identified = useIdentification();
  const { registration, isFresh, take } = useSubmittedRegistration();
  // Keyed by visit: a dialog open in one must not open in another.
  const visit = getVisitId(useLocation().state);
  const process = useQuery(processQuery(String(offer.process)));
  const chosen = process.data?.offers.find(({ id }) => id === offer.offer) ?? null;
  const isMissing = process.data !== undefined && chosen === null;
  const meta = <PageMeta title={registration ? 'Inscrição realizada' : getTitle(search)} />;
  if (hydrated && !identified) {
    return (
      <>
        {meta}
        <IdentificationRequired processKind={processKind} processId={String(offer.process)} />
      </>
    );
  }
  return (
    <div className={`stack single ${styles.registration}`}>
      {meta}
      <AsyncRegion
        query={process}
        loading={<Skeleton kind="text" count={6} label={`Carregando o ${processKind.offer}…`} />}
        failedTitle={`Não foi possível carregar o ${processKind.offer}`}
      >
        {(data) => <ChosenOffer processKind={processKind} process={data} offer={chosen} />}
      </AsyncRegion>
      {(registration || !isMissing) && (
        <FormPanel>
          {registration ? (
            <Registered
              isFresh={isFresh}
              processKind={processKind}
              registration={registration}
              offer={offer}
              process={process.data ?? null}
              chosen={chosen}
            />
          ) : chosen?.inPerson ? (
            <InPersonRegistration processKind={processKind} offer={chosen} />
          ) : !identified ? (
            <RequiresJavaScript />
          ) : (
            <>
              {chosen && (
                <OwnAccountNote
                  key={visit}
                  processKind={processKind}
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

/** Subject of a registration (A 2.12, B 2.5), collapsed in one column. */
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
  offer: Offer;
  identified: Identification;
}

/** Informs a logged-in candidate that they are applying for themselves, with a link to apply for another person. */
function OwnAccountNote({ processKind, offer, identified }: OwnAccountNoteProps) {
  const session = useSession();
  const known = useKnownIdentity();
  const [step, setStep] = useState<RegistrationStep | null>(null);
  if (session.kind !== 'candidate' || known?.cpf !== identified.cpf) return null;
  return (
    <div className="mb-6">
      <p className="cluster center gap-0 gap-x-2">
        <span>
          Inscrição de <strong>{session.fullName}</strong>, que entrou na conta.
        </span>
        <Button variant="quiet" onClick={() => setStep({ kind: 'identification', forAnother: true, offer })}>
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

/** Properties of the form of PSG or PSS. */
export interface FormSubject {
  offer: RegistrationOffer;
  identified: Identification;
  /** Offer as on its notice; null until loaded. */
  chosen: Offer | null;
  draft: Draft;
  onRegistered: (registration: SubmittedRegistration) => void;
  onRefused: () => void;
}

interface OfferFormProps extends Omit<FormSubject, 'draft' | 'onRefused'> {
  processKind: ProcessKindConfig;
  /** Undefined until it is loaded: the form stays the same when it is. */
  process: Pick<Process, 'name' | 'offers'> | undefined;
  /** Refetches the process: only the server knows the remaining vacancies. */
  refetch: () => void;
  Form: ComponentType<FormSubject>;
}

const unknownOffer = { start_date: null, end_date: null, open_vacancies: null };

/** Form with its draft on this device (A 2.12, B 2.5, B 4). It stays if its offer closes or fills up. */
export function OfferForm({ processKind, process, refetch, Form, ...subject }: OfferFormProps) {
  const { offer, chosen, identified } = subject;
  const owner = registrationOwner(processKind.kind, offer, identified);
  const draft = useDraft(owner, 'application', {
    listPath: processKind.list.to,
    noticePath: processKind.noticePath(offer.process),
    offer: offer.offer,
    offerName: chosen?.name ?? offer.offerName,
    processName: process?.name ?? processKind.process,
  });
  const state = useOfferState(chosen ?? unknownOffer);
  const [isRefused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (chosen && state?.kind === 'open' && !wasOpen) setWasOpen(true);
  const closed = chosen && (state?.kind === 'full' || state?.kind === 'ended') && (
    <ClosedOffer
      processKind={processKind}
      offers={process?.offers ?? []}
      identified={identified}
      chosen={chosen}
      kind={state.kind}
      isSudden={wasOpen && !isRefused}
    />
  );
  function showRefused() {
    setRefused(true);
    refetch();
  }
  return (
    <>
      {!isRefused && closed}
      {draft ? (
        <Form key={`${owner}:${draft.round}`} {...subject} draft={draft} onRefused={showRefused} />
      ) : (
        <Skeleton kind="text" count={8} label="Preparando o formulário…" />
      )}
      {/* Where the error is read. */}
      {isRefused && closed}
    </>
  );
}

interface ClosedOfferProps {
  processKind: ProcessKindConfig;
  offers: readonly Offer[];
  identified: Identification;
  chosen: Offer;
  kind: 'full' | 'ended';
  isSudden: boolean;
}

/** Reports that an offer has closed, with alternatives that keep the typed values. */
function ClosedOffer({ processKind, offers, chosen, identified, kind, isSudden }: ClosedOfferProps) {
  const openRegistration = useOpenRegistration();
  const { open } = offersByState(offers, now());
  const others = open.filter(({ id }) => id !== chosen.id);
  const title =
    kind === 'full'
      ? `As vagas deste ${processKind.offer} acabaram`
      : `As inscrições para este ${processKind.offer} terminaram`;

  const notify = useEffectEvent(() => {
    if (isSudden) toast('O que você digitou continua aqui.', { title, duration: Number.POSITIVE_INFINITY });
  });
  useEffect(() => notify(), []);

  return (
    <div className={styles.closed} role="alert">
      <Alert tone="warning" title={title}>
        <p>
          {closedReason({ kind }, chosen)} O que você digitou continua guardado neste aparelho por 24 horas.
        </p>
        {others.length > 0 && (
          <>
            <p>
              Você pode usar o que já digitou para se inscrever em outro {processKind.offer} deste processo:
            </p>
            <ul className="cluster gap-2 mb-3">
              {others.map((offer) => (
                <li key={offer.id}>
                  <Button variant="secondary" onClick={() => void openRegistration(identified, offer)}>
                    {offer.name}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <WaitlistLink offer={chosen} />
        <p>
          <Link to={processKind.list.to}>Ver todos os processos seletivos</Link>
        </p>
      </Alert>
    </div>
  );
}
