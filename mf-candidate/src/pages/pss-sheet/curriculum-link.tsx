import { call } from '@portal/shared/api';
import { getCurriculumPdf } from '@portal/shared/contract/my-curriculum';
import { fileUrl } from '@portal/shared/format/file-url';
import { ButtonLink } from '@portal/ui/button';
import { useQuery } from '@tanstack/react-query';

/** Links to the curriculum of an application as PDF, if the server has one. */
export function CurriculumLink({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['candidate', 'pss-curriculum-pdf', id],
    queryFn: ({ signal }) => call(getCurriculumPdf, { params: { id }, signal }),
    retry: false,
  });
  const url = fileUrl(data?.url);
  return (
    url && (
      <ButtonLink href={url} external variant="secondary">
        Currículo em PDF
      </ButtonLink>
    )
  );
}
