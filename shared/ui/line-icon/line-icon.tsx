interface LineIconProps {
  /** SVG path in a square of 24. */
  path: string;
  strokeWidth: number;
}

/** Line icon without a name of its own. */
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
