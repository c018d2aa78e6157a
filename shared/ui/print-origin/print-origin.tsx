import { now } from '@portal/contract/clock';
import { formatDateTime } from '@portal/contract/format/date';
import { institution } from '@portal/contract/institution';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageUrl } from '../use-page-url/use-page-url.ts';

/**
 * Origin of a printout: institution, URL and time of printing.
 * @param parameters query parameters of the page
 */
export function PrintOrigin({ parameters }: { parameters?: readonly string[] }) {
  const url = usePageUrl(parameters);
  const [printedAt, setPrintedAt] = useState<string | null>(null);

  useEffect(() => {
    const print = () => setPrintedAt(new Date(now()).toISOString());
    const onPrint = () => flushSync(print);
    print();
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);

  return (
    <p className="cluster printOnly text-xs">
      <strong>{institution.name}</strong>
      {printedAt && (
        <>
          <span>{url}</span>
          <span>Impresso em {formatDateTime(printedAt)}</span>
        </>
      )}
    </p>
  );
}
