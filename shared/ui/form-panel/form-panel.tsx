import type { ReactNode } from 'react';
import styles from './form-panel.module.css';

/** Where a page's form stands: in the river, below the line, where one acts. */
export const FormPanel = ({ children }: { children: ReactNode }) => (
  <div className={styles.panel}>{children}</div>
);

/** The buttons and links at the end of a form, side by side. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
