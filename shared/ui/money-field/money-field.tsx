import { maskitoTransform } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { type Ref, useId } from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { FormField } from '../form-field/form-field.tsx';
import { masks } from '../masks/masks.ts';
import { useMergedRef } from '../text-field/use-merged-ref.ts';
import styles from './money-field.module.css';

interface MoneyFieldProps {
  label: string;
  /** As it is written, such as "1.234,50". */
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** An amount in reais, outside a form that is sent: points come by themselves, a typed point is a comma. */
export function MoneyField({ label, value, onChange, ref }: MoneyFieldProps) {
  const id = useId();
  const maskRef = useMaskito({ options: masks.money });
  return (
    <FormField id={id} label={label} error={undefined}>
      <span className={styles.amount}>
        <span aria-hidden="true" className={styles.sign}>
          R$
        </span>
        <input
          id={id}
          ref={useMergedRef(maskRef, ref ?? null)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          className={`${fieldStyles.control} tabular`}
          value={maskitoTransform(value, masks.money)}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </span>
    </FormField>
  );
}
