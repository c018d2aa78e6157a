import { homeQuery } from '@portal/runtime/home-query';
import { fileUrl } from '@portal/shared/format/file-url';
import { useQuery } from '@tanstack/react-query';
import { DocumentCheckboxField } from '../document-checkbox-field/document-checkbox-field.tsx';
import type { PublishedDocument } from '../document-checkbox-field/published-document.ts';

/** The fields `terms` and `policy`: each of the institution's documents is read before it is accepted (A 4, B 4). */
export function ConsentFields() {
  const home = useQuery(homeQuery());
  const settings = home.data?.settings;
  const documentOf = (file: string | null | undefined): PublishedDocument =>
    settings ? { kind: 'known', url: fileUrl(file) } : { kind: 'unknown', reload: () => void home.refetch() };
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
      />
    </>
  );
}
