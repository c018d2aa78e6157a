interface LineIconProps {
  /** Its lines, in a square of 24. */
  path: string;
  strokeWidth: number;
}

/** A small drawing in lines; the name stands beside it or around it. */
export const LineIcon = ({ path, strokeWidth }: LineIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
