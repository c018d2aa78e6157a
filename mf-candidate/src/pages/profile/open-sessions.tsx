import { ApiError, call, callWithMessage } from '@portal/client/api';
import { readDevice } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { endOtherSessions, listSessions, type OpenSession } from '@portal/contract/endpoints/accounts';
import { formatDateTime, toTimestamp } from '@portal/contract/format/date';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { nullIfMissing } from '../../parts/candidate-query.ts';
import styles from './open-sessions.module.css';

/** Lists the candidate's sessions, with a button that ends all others. Hidden if the server has no such list. */
export function OpenSessions() {
  const sessions = useQuery(sessionsQuery());
  if (sessions.data === null) return null;
  return (
    <Section title="Sessões abertas" tone="areia">
      <AsyncRegion
        query={sessions}
        loading={<Skeleton kind="text" count={3} label="Carregando suas sessões…" />}
        failedTitle="Não foi possível carregar suas sessões"
      >
        {(list) => list && <SessionList sessions={list} />}
      </AsyncRegion>
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [seenAt] = useState(now);
  const isAlone = sessions.every(({ current }) => current);
  const [ended, setEnded] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  // The button disappears with the other sessions.
  useEffect(() => {
    if (ended && isAlone) outcome.current?.focus();
  }, [ended, isAlone]);

  async function endOthers() {
    setBusy(true);
    try {
      const { message } = await callWithMessage(endOtherSessions, {
        headers: { 'x-device': readDevice() ?? undefined },
      });
      toast(message ?? 'As outras sessões foram encerradas.', { tone: 'success', duration: 3500 });
      await queryClient.invalidateQueries(sessionsQuery());
      setEnded(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message, { tone: 'error', duration: 3500 });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <ul className={`stack gap-3 ${styles.list}`}>
        {sessions.map((session) => (
          <li key={`${session.created_at}-${session.device}`} className={`stack ${styles.session}`}>
            <DeviceSign device={session.device} />
            <div>
              <p className={`cluster center bold ${styles.device}`}>
                <span>{session.device ?? 'Aparelho desconhecido'}</span>
                {session.current && <span className={`text-xs ${styles.current}`}>Este aparelho</span>}
              </p>
              <p>
                <span>
                  {session.current
                    ? 'Em uso'
                    : `Usada ${timeAgo(toTimestamp(session.last_seen_at, 'start') ?? seenAt, seenAt)}`}
                </span>{' '}
                <span>{`· entrou em ${formatDateTime(session.created_at)}`}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {isAlone ? (
        <p ref={outcome} tabIndex={-1}>
          Você só está conectado neste aparelho.
        </p>
      ) : (
        <Button variant="secondary" busy={busy} onClick={() => void endOthers()}>
          Encerrar as outras
        </Button>
      )}
    </>
  );
}

function DeviceSign({ device }: { device: string | null }) {
  const Icon = /Android|iPhone|iPad/.test(device ?? '') ? Smartphone : Laptop;
  return <Icon aria-hidden="true" className={styles.sign} />;
}

/** Loads the candidate's sessions; null if the server has no such list. */
const sessionsQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'sessions'],
    queryFn: ({ signal }) => nullIfMissing(call(listSessions, { signal })),
    staleTime: 0,
  });

const MINUTE_MS = 60_000;

/** Formats the time since a timestamp: "agora há pouco", "há 5 minutos", "há 2 horas". */
export function timeAgo(then: number, now: number): string {
  const minutes = Math.floor((now - then) / MINUTE_MS);
  if (!(minutes >= 2)) return 'agora há pouco';
  if (minutes < 60) return `há ${minutes} minutos`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? 'há 1 hora' : `há ${hours} horas`;
}
