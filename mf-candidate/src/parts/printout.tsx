import type { PsgReceipt, PssReceipt } from '@portal/contract/endpoints/printouts';
import { qrCode } from '@portal/contract/format/qr-code';
import {
  checkNote,
  paperProcessName,
  paperTitles,
  psgReceiptRows,
  pssReceiptRows,
  receiptNotice,
  receiptPersonRows,
} from '@portal/contract/selection-process/paper-rows';
import { Alert } from '@portal/ui/alert';
import { PrintOrigin } from '@portal/ui/print-origin';
import { WrapText } from '@portal/ui/wrap-text';
import { type ReactNode, useId } from 'react';
import styles from './printout.module.css';

interface PrintoutProps {
  title: string;
  number: string | null;
  /** URL of the verification page, if the server has one. */
  checkUrl?: string | null;
  children: ReactNode;
}

/** Shows a receipt or a sheet: a sheet of its own on the screen, the whole page on a printer (B 2.7). */
export function Printout({ title, number, checkUrl, children }: PrintoutProps) {
  const id = useId();
  return (
    <article className={`stack gap-8 single framed canoe superficie ${styles.printout}`} aria-labelledby={id}>
      <PrintOrigin parameters={['inscricao']} />
      <header className={`cluster alignEnd between gap-2 gap-x-6 ${styles.head}`}>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="heading text-md tabular">
          <span className="muted text-xs block regular">Número de inscrição</span>{' '}
          <WrapText>{number ?? '—'}</WrapText>
        </p>
      </header>
      {children}
      {checkUrl && <PrintoutVerification url={checkUrl} />}
    </article>
  );
}

interface PrintoutGroupProps {
  title: string;
  facts: readonly (readonly [term: string, value: string | null])[];
  /** Whether each fact takes a full line. */
  isWide?: boolean;
}

/** Shows labelled values below a heading; missing ones print as blank lines. */
export function PrintoutGroup({ title, facts, isWide = false }: PrintoutGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isWide ? styles.long : undefined}>
      <h3 id={id} className="text-md mb-3">
        {title}
      </h3>
      <dl
        className={`facts stack tabular ${isWide ? `gap-3 ${styles.wideFacts}` : `columns gap-x-6 ${styles.facts}`}`}
      >
        {facts.map(([term, value], at) => (
          <div key={at} className={`stack top gap-0 ${styles.fact}`}>
            <dt>{term}</dt>
            <dd>
              {value ? <WrapText>{value}</WrapText> : <span className="visuallyHidden">em branco</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shows lines for signatures. */
export const Signatures = ({ of }: { of: readonly string[] }) => (
  <div className={`cluster ${styles.signatures}`}>
    {of.map((who) => (
      <p key={who} className={`text-sm ${styles.signature}`}>
        {who}
      </p>
    ))}
  </div>
);

/** Shows where anyone may verify a printout: its QR code, and the URL as text. */
function PrintoutVerification({ url }: { url: string }) {
  const { size, path } = qrCode(url);
  return (
    <div className={`cluster center gap-4 ${styles.check}`}>
      <svg
        className={`rigid ${styles.code}`}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="Código QR do endereço que confirma este documento"
      >
        {/* Scanners expect dark on light in every theme. */}
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#14202b" shapeRendering="crispEdges" d={path} />
      </svg>
      <p className={`text-sm shrinks ${styles.text}`}>
        {checkNote} <a href={url}>{url}</a>
      </p>
    </div>
  );
}

interface ReceiptPrintoutProps {
  title: string;
  receipt: PsgReceipt | PssReceipt;
  group: string;
  facts: PrintoutGroupProps['facts'];
  status: number | null;
}

/** Shows the applicant of a receipt, the application and the owner's tasks (B 2.7, B 9). */
const ReceiptPrintout = ({ title, receipt, group, facts, status }: ReceiptPrintoutProps) => (
  <Printout title={title} number={receipt.number} checkUrl={receipt.check_url}>
    <PrintoutGroup title="Candidato" facts={receiptPersonRows(receipt.people)} />
    <PrintoutGroup title={group} facts={facts} />
    <Alert tone="warning" title="Atenção">
      {receiptNotice(status)}
    </Alert>
  </Printout>
);

/** Receipt of an application for a free course (B 2.7). */
export const PsgReceiptPrintout = ({ receipt }: { receipt: PsgReceipt }) => (
  <ReceiptPrintout
    title={paperProcessName(receipt.selection_process) || paperTitles.psgReceipt}
    receipt={receipt}
    group="Candidatura"
    facts={psgReceiptRows(receipt)}
    status={receipt.selection_process_item.status}
  />
);

/** Receipt of an application for a position (B 2.7). */
export const PssReceiptPrintout = ({ receipt }: { receipt: PssReceipt }) => (
  <ReceiptPrintout
    title={paperProcessName(receipt.pss_selection_process_item.selection_process) || paperTitles.pssReceipt}
    receipt={receipt}
    group="Inscrição"
    facts={pssReceiptRows(receipt)}
    status={receipt.status}
  />
);
