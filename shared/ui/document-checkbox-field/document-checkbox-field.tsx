import { useState } from 'react';
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx';
import { PdfDialog, type PublishedDocument } from '../pdf-dialog/pdf-dialog.tsx';

interface DocumentCheckboxFieldProps {
  name: string;
  label: string;
  title: string;
  document: PublishedDocument;
  onAccept?: () => void;
}

type Reading = { grant: (checked: boolean) => void };

/**
 * Acceptance of a document: clicking an unchecked box opens the document, whose "Aceitar" checks it; a checked box is
 * unchecked immediately (A 4, B 4).
 */
export function DocumentCheckboxField({
  name,
  label,
  title,
  document,
  onAccept,
}: DocumentCheckboxFieldProps) {
  const [reading, setReading] = useState<Reading | null>(null);
  return (
    <>
      <CheckboxField
        name={name}
        label={label}
        hint="O documento abre para leitura; marque com “Aceitar”."
        onRequest={(checked, grant) => (checked ? setReading({ grant }) : grant(false))}
      />
      <PdfDialog
        open={reading !== null}
        document={document}
        title={title}
        onClose={() => setReading(null)}
        onAccept={() => {
          reading?.grant(true);
          onAccept?.();
          setReading(null);
        }}
      />
    </>
  );
}
