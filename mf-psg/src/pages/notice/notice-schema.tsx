import type { PsgProcess } from '@portal/shared/contract/selection-processes';
import { portalUrl } from '@portal/shared/format/portal-url';
import { StructuredData } from '@portal/ui/structured-data';
import { psg } from '../../domain/psg.ts';
import { psgPrograms } from '../../domain/psg-programs.ts';

interface NoticeSchemaProps {
  process: PsgProcess;
  /** Timestamp of the fetch. */
  seenAt: number;
}

/** Describes an open process for search engines. */
export function NoticeSchema({ process, seenAt }: NoticeSchemaProps) {
  const programs = psgPrograms({ process, url: portalUrl(psg.noticePath(process.id)), now: seenAt });
  return programs.length > 0 && <StructuredData key={process.id} data={programs} />;
}
