import { createElement, type SVGProps } from 'react';

/** An icon as Lucide describes it: its lines, in a square of 24. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels, or a CSS length. */
  size?: number | string;
}

/**
 * Makes an icon's component. In builds it stands in for Lucide's own function of the same form (`lean-libraries.ts`),
 * which weighs as much as fifteen icons for settings that the portal does not use.
 */
export default function createIcon({ node }: IconData) {
  return ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
