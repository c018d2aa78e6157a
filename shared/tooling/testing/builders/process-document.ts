import type { ProcessDocument } from '@portal/contract/endpoints/parts';

export const aDocument = ({ id = 30, ...changes }: Partial<ProcessDocument> = {}): ProcessDocument => ({
  id,
  title: `Documento ${id}`,
  filename: `documents/${id}.pdf`,
  published_at: '2026-03-01',
  status: 'P',
  ...changes,
});
