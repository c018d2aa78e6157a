import { fileUrl } from '@portal/shared/format/file-url';
import { DocumentCheckboxField } from '../document-checkbox-field/document-checkbox-field.tsx';

interface ConsentFieldsProps {
  /** The institution's documents, as stored: `terms` and `privacy_policy` of the settings. */
  documents: { terms: string | null; privacy_policy: string | null } | undefined;
}

/** The fields `terms` and `policy`: each document is read before it is accepted (A 4, B 4). */
export const ConsentFields = ({ documents }: ConsentFieldsProps) => (
  <>
    <DocumentCheckboxField
      name="terms"
      label="Li e aceito os termos de uso"
      title="Termos de uso"
      url={fileUrl(documents?.terms)}
    />
    <DocumentCheckboxField
      name="policy"
      label="Li e aceito a política de privacidade"
      title="Política de privacidade"
      url={fileUrl(documents?.privacy_policy)}
    />
  </>
);
