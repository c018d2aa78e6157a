import { parseAmount } from '@portal/contract/format/parse-amount';
import { FormField } from '@portal/ui/form-field';
import fieldStyles from '@portal/ui/form-field/form-field.module.css';
import { type Ref, useId, useState } from 'react';
import styles from './money-field.module.css';

interface MoneyFieldProps {
  label: string;
  /** Text as typed, such as "1.234,50" or "R$ 1234.50"; see `parseAmount`. */
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Amount in reais, outside of submitted forms. The text stays as typed; unreadable text is reported on blur. */
export function MoneyField({ label, value, onChange, ref }: MoneyFieldProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const amount = parseAmount(value);
  const error = left && amount.kind === 'unreadable' ? amount.text : undefined;
  return (
    <FormField id={id} label={label} error={error}>
      <span className={styles.amount}>
        <span aria-hidden="true" className={styles.sign}>
          R$
        </span>
        <input
          id={id}
          ref={ref}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className={`${fieldStyles.control} tabular`}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onFocus={() => setLeft(amount.kind === 'unreadable')}
          onBlur={() => setLeft(true)}
        />
      </span>
    </FormField>
  );
}
