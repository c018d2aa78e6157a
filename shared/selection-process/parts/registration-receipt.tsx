import { describeChances } from '@portal/contract/format/chances';
import { formatDate } from '@portal/contract/format/date';
import { formatPersonName } from '@portal/contract/format/person-name';
import { formatPosition } from '@portal/contract/format/position';
import { listFollowUpFacts } from '@portal/contract/selection-process/follow-up';
import { ButtonLink } from '@portal/ui/button';
import { RegistrationStub } from '@portal/ui/course-card';
import { PrintOrigin } from '@portal/ui/print-origin';
import { WrapText } from '@portal/ui/wrap-text';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SubmittedRegistration } from '../data/submitted-registration.ts';
import { placesOf } from '../rules/places.ts';
import type { Offer, ProcessKindConfig, ShownProcess } from '../rules/process-kind-config.ts';
import { FirstAccess } from './first-access.tsx';
import styles from './registration-receipt.module.css';

export interface RegistrationReceiptProps {
  processKind: ProcessKindConfig;
  /** Response and applicant. */
  registration: SubmittedRegistration;
  offerName: string;
  /** Null until loaded. */
  process: Omit<ShownProcess, 'id' | 'documents'> | null;
  /** Offer as on its notice; null until loaded. */
  chosen: Offer | null;
  noticePath: string;
  /** False if the page shows the same receipt elsewhere: one stub is printed, and one form for the first access is shown. */
  printed?: boolean;
  /** Page of the registration after the login. */
  followPath: string;
}

/** Formats the position, with the chances if they depend on it. */
function describePosition(position: number, chosen: Offer | null): string {
  const { lastCalled, vacancies = null, wait = null } = chosen ?? {};
  const chances =
    lastCalled === undefined ? null : describeChances({ position, vacancies, reserve: wait, lastCalled });
  return chances ?? formatPosition(position, vacancies);
}

/** Receipt of a registration on screen and in print, as a card's stub (A 2.12, B 4). */
export function RegistrationReceipt({
  registration: {
    id,
    number,
    position,
    check_url: checkUrl,
    fullName,
    email,
    isSharedEmail,
    day,
    ...meeting
  },
  offerName,
  process,
  chosen,
  noticePath,
  printed = true,
  followPath,
}: RegistrationReceiptProps) {
  const following = listFollowUpFacts({
    end_date: chosen?.end_date ?? null,
    result_date: process?.result_date ?? null,
    course_start_date: chosen?.course_start_date ?? null,
    ...meeting,
    place: meeting.place ?? (process && placesOf(process)),
  });
  const shownNumber = number ?? (id === null ? null : `nº ${id}`);
  return (
    <>
      <p className={styles.position}>
        Sua posição na ordem de inscrição é a <strong>{describePosition(position, chosen)}</strong>.
      </p>
      <div className={styles.stub} data-print={printed || undefined}>
        <PrintOrigin />
        <RegistrationStub
          position={position}
          title={offerName}
          facts={[
            { label: 'Candidato', value: formatPersonName(fullName) },
            ...(shownNumber ? [{ label: 'Número de inscrição', value: shownNumber }] : []),
            { label: 'Data', value: formatDate(day) },
            ...(process?.name ? [{ label: 'Processo', value: process.name }] : []),
            ...following.map(([label, value]) => ({ label, value: <WrapText>{value}</WrapText> })),
          ]}
        />
      </div>
      <div className={styles.next}>
        <p>
          {meeting.documents_to_bring.length > 0
            ? 'Prazos e regras estão no '
            : 'Documentos a levar e prazos estão no '}
          <Link to={noticePath}>edital</Link>.
        </p>
        {checkUrl && (
          <p>
            Quem precisar <a href={checkUrl}>confere esta inscrição</a> sem entrar na sua conta.
          </p>
        )}
        {chosen?.calendar_url && (
          <div>
            <ButtonLink href={chosen.calendar_url} download variant="secondary">
              <CalendarPlus aria-hidden="true" size="1.1em" /> Pôr as datas na agenda
            </ButtonLink>
          </div>
        )}
        {printed && !isSharedEmail && (
          <FirstAccess email={email} followPath={followPath} isCodeMailed={number !== null} />
        )}
      </div>
    </>
  );
}
