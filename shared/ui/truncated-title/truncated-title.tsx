import { truncate } from '@portal/contract/format/truncate';

interface ClippedTitleProps {
  text: string;
  /** Visible characters; with `narrowMax` only from 769 px of window width. */
  max: number;
  /** Visible characters in narrower windows. */
  narrowMax?: number;
}

/** Visually truncated title (A 9); screen readers, search engines and the tooltip have all of it. */
export function TruncatedTitle({ text, max, narrowMax = max }: ClippedTitleProps) {
  const wide = truncate(text, max);
  const narrow = truncate(text, narrowMax);
  if (wide === text && narrow === text) return text;
  return (
    <span title={text}>
      <span className="visuallyHidden">{text}</span>
      {wide === narrow ? (
        <span aria-hidden="true">{wide}</span>
      ) : (
        <>
          <span aria-hidden="true" className="wideOnly">
            {wide}
          </span>
          <span aria-hidden="true" className="narrowOnly">
            {narrow}
          </span>
        </>
      )}
    </span>
  );
}
