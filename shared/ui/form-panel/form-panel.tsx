import type { ReactNode } from 'react';
import styles from '../form/form.module.css';

/** Panel of a page's form. */
export const FormPanel = ({ children }: { children: ReactNode }) => (
  <div className={styles.panel}>{children}</div>
);

/** Buttons and links at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className="cluster center gap-6">{children}</div>
);
