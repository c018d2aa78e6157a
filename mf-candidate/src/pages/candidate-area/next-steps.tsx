import { useQueryClient } from '@portal/runtime/query';
import { Section } from '@portal/ui/section';
import { useEffect, useRef, useState } from 'react';
import type { Application } from '../../domain/application.ts';
import { ApplicationCard } from './application-card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './next-steps.module.css';

/** What each application asks for now, above the tables of the specification. */
export function NextSteps({ applications }: { applications: readonly Application[] }) {
  const queryClient = useQueryClient();
  const [cancelling, setCancelling] = useState<Application | null>(null);
  const [cancelledKey, setCancelledKey] = useState<string | null>(null);
  const [now] = useState(() => Date.now());
  const list = useRef<HTMLUListElement>(null);
  // After the dialog has handed the focus back to a button that is gone: the card says what has become of it.
  useEffect(() => {
    if (cancelledKey === null) return;
    list.current?.querySelector<HTMLElement>(`[data-application="${cancelledKey}"] h3`)?.focus();
  }, [cancelledKey]);
  if (applications.length === 0) return null;

  async function cancelled(key: string) {
    await queryClient.invalidateQueries({ queryKey: ['candidate'] });
    setCancelling(null);
    setCancelledKey(key);
  }

  return (
    <Section title="O que fazer agora">
      <ul ref={list} className={styles.list}>
        {applications.map((application) => (
          <li key={application.key} data-application={application.key}>
            <ApplicationCard
              application={application}
              now={now}
              onCancel={() => setCancelling(application)}
            />
          </li>
        ))}
      </ul>
      {cancelling && (
        <CancelDialog
          application={cancelling}
          onClose={() => setCancelling(null)}
          onCancelled={() => cancelled(cancelling.key)}
        />
      )}
    </Section>
  );
}
