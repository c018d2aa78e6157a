import type { ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** Group of fields under a title, which screen readers read with each of them. */
export const FormSection = ({ title, children }: FormSectionProps) => (
  <fieldset className={styles.section} data-section={title}>
    <legend className={styles.title}>{title}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
);
