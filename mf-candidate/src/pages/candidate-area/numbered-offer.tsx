import styles from './numbered-offer.module.css';

interface NumberedOfferProps {
  name: string;
  /** Number of the registration, if the server reports it. */
  number: string | null;
}

/** Shows the offer and the number of the registration. */
export const NumberedOffer = ({ name, number }: NumberedOfferProps) => (
  <>
    {name}
    {number && <span className={styles.number}> {number}</span>}
  </>
);
