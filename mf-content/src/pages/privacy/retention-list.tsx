import { formatRetention, retainedData } from '../../domain/retained-data.ts';

/** How long each kind of data is kept. */
export const RetentionList = () => (
  <ul>
    {retainedData.map((kept) => (
      <li key={kept.kind}>{`${kept.title}: ${formatRetention(kept)}.`}</li>
    ))}
  </ul>
);
