import { fileLimit } from '@portal/contract/endpoints/fields';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { useFormContext } from '../form/form.tsx';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';
import styles from './file-field.module.css';

/** PDF or picture. The value is a `data:` URL; the rule rejects a file that is too large. */
export function FileField({ name, label, hint = 'PDF, JPG ou PNG de até 500 kB.', optional }: FieldProps) {
  const { field, id, error, aria } = useFormField(name, true);
  const { setFocus } = useFormContext();
  const [fileName, setFileName] = useState('Arquivo anexado');

  async function take(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    const value = await toDataUrl(chosen.slice(0, fileLimit.bytes * 1.01, chosen.type));
    // The selected file is shown below: the input cannot show a draft's file.
    input.value = '';
    setFileName(chosen.name);
    field.onChange(value);
  }

  function remove() {
    field.onChange('');
    setFocus(name);
  }

  return (
    <FormField id={id} label={label} hint={hint} optional={optional} error={error}>
      <input
        {...aria}
        ref={field.ref}
        type="file"
        accept={fileLimit.types.join()}
        className={fieldStyles.control}
        onChange={({ currentTarget }) => void take(currentTarget)}
        onBlur={field.onBlur}
      />
      <div className={styles.chosen} role="status">
        {field.value && (
          <>
            {fileName}
            <Button variant="quiet" onClick={remove}>
              Remover
            </Button>
          </>
        )}
      </div>
    </FormField>
  );
}

const toDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
