import { checkNote } from '@portal/contract/endpoints/paper-texts';
import { qrCode } from '@portal/contract/format/qr-code';
import styles from './printout-verification.module.css';

/** Shows where anyone may verify a printout: its QR code, and the URL as text. */
export function PrintoutVerification({ url }: { url: string }) {
  const { size, path } = qrCode(url);
  return (
    <div className={styles.check}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="Código QR do endereço que confirma este documento"
      >
        <path className={styles.background} d={`M0 0h${size}v${size}H0z`} />
        <path className={styles.modules} d={path} />
      </svg>
      <p className={styles.text}>
        {checkNote} <a href={url}>{url}</a>
      </p>
    </div>
  );
}
