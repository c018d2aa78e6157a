import type { ReactNode } from 'react';
import styles from '../form/form.module.css';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** Group of fields under a title, which screen readers read with each of them. */
export const FormSection = ({ title, children }: FormSectionProps) => (
  <fieldset className={styles.section} data-section={title}>
    <legend className="heading text-lg">{title}</legend>
    <div className="stack gap-6 mt-5">{children}</div>
  </fieldset>
);
