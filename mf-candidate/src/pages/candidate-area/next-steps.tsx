import { now } from '@portal/contract/clock';
import { Section } from '@portal/ui/section';
import { useEffect, useState } from 'react';
import type { Application } from '../../domain/application.ts';
import { applicationGroups } from '../../domain/application-groups.ts';
import { ApplicationCard } from './application-card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './next-steps.module.css';

interface NextStepsProps {
  applications: readonly Application[];
  onCancelled: (application: Application) => void;
  /** The server no longer allows the cancellation. */
  onRefused: () => void;
}

/** Shows the next step of each application above the tables of the specification. */
export function NextSteps({ applications, onCancelled, onRefused }: NextStepsProps) {
  const [cancelling, setCancelling] = useState<Application | null>(null);
  const [closed, setClosed] = useState<Application | null>(null);
  const [seenAt] = useState(now);
  // The dialog cannot restore the focus, because its button is gone: moves it to the card, which shows the result.
  useEffect(() => {
    if (closed === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-application="${closed.key}"] h3`)?.focus();
  }, [closed]);

  function close(application: Application) {
    setCancelling(null);
    setClosed({ ...application });
  }

  return (
    <>
      {applicationGroups(applications, seenAt).map((group) => (
        <Section key={group.title} title={group.title}>
          <ul className={styles.list}>
            {group.applications.map((application) => (
              <li key={application.key} data-application={application.key}>
                <ApplicationCard
                  application={application}
                  now={seenAt}
                  onCancel={() => setCancelling(application)}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {cancelling && (
        <CancelDialog
          application={cancelling}
          onClose={() => close(cancelling)}
          onCancelled={() => {
            onCancelled(cancelling);
            close(cancelling);
          }}
          onRefused={onRefused}
        />
      )}
    </>
  );
}
