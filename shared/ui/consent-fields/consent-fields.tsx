import { fileUrl } from '@portal/client/addresses/file-url';
import { call } from '@portal/client/api';
import { storeAcceptedPolicy } from '@portal/client/consent/accepted-policy';
import { homeQuery } from '@portal/client/home-query';
import { toast } from '@portal/client/toasts';
import { getSettings } from '@portal/contract/endpoints/home';
import { getMissingConsent } from '@portal/contract/validators/consent';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField } from '../fields/fields.tsx';
import { PdfDialog, type PublishedDocument } from '../pdf-dialog/pdf-dialog.tsx';

/** Shows a toast if only the consent is missing (A 5.3, B 5). A form's `onInvalid`. */
export function showConsentToast(refusals: readonly string[]): void {
  const text = getMissingConsent(refusals);
  if (text) toast(text);
}

const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(getSettings, { signal }),
});

/** Fields `terms` and `policy`: each document is read before it is accepted (A 4, B 4). */
export function ConsentFields() {
  const home = useQuery(homeQuery());
  // The home data may fail for unrelated reasons: without GET /home it combines four responses.
  const alone = useQuery({ ...settingsQuery, enabled: home.isError });
  const settings = home.data?.settings ?? alone.data;
  const reload = () => void Promise.all([home.refetch(), alone.refetch()]);
  const documentOf = (file: string | null | undefined): PublishedDocument =>
    settings ? { kind: 'known', url: fileUrl(file) } : { kind: 'unknown', reload };
  return (
    <>
      <DocumentCheckboxField
        name="terms"
        label="Li e aceito os termos de uso"
        title="Termos de uso"
        document={documentOf(settings?.terms)}
      />
      <DocumentCheckboxField
        name="policy"
        label="Li e aceito a política de privacidade"
        title="Política de privacidade"
        document={documentOf(settings?.privacy_policy)}
        onAccept={() => storeAcceptedPolicy(settings?.policy_version ?? null)}
      />
    </>
  );
}

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
