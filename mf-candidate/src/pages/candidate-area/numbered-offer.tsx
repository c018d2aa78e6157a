import styles from './numbered-offer.module.css';

interface NumberedOfferProps {
  name: string;
  /** The registration's number; null where the server does not say. */
  number: string | null;
}

/** What was applied for, and under which number. */
export const NumberedOffer = ({ name, number }: NumberedOfferProps) => (
  <>
    {name}
    {number && <span className={styles.number}> {number}</span>}
  </>
);
