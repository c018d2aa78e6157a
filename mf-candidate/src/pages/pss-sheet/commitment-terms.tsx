import { useId } from 'react';
import styles from './pss-sheet.module.css';

/** What the candidate signs for, in the words of the sheet's PDF (B 2.7). */
const terms = [
  'Declaro não ter parentesco, até o terceiro grau civil, com dirigentes ou empregados da instituição nos casos vedados por suas normas.',
  'Declaro conhecer e aceitar as condições deste processo seletivo.',
  'Declaro que as informações prestadas são verdadeiras e que respondo por elas.',
  'Autorizo a gravação em áudio e vídeo das etapas do processo seletivo.',
  'Consinto no tratamento dos meus dados pessoais para os fins deste processo seletivo.',
];

/** The commitment terms above the signature. */
export function CommitmentTerms() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.termsTitle}>
        Termo de compromisso
      </h3>
      <ol className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
    </section>
  );
}
