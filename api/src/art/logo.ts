import { institution } from '@portal/contract/institution';

/** SVG outlines of the sun on the equator line above the river, in a square of 64 units. */
export const markOutlines = {
  sun: 'M10 32a22 22 0 0 1 44 0zM2 32h60v3H2z',
  river: 'M12 43q5-5 10 0t10 0 10 0 10 0M20 53q4-4 8 0t8 0 8 0',
};

/** Returns the outlines as markup. `ink` is the river's colour. */
export const mark = (ink: string): string =>
  `<path fill="#F7941D" d="${markOutlines.sun}"/><path fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" d="${markOutlines.river}"/>`;

/** Returns the institution's mark and name. `ink` is the text's colour. */
export function logo(ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="208" height="64" viewBox="0 0 208 64" role="img" aria-label="${institution.name}">${mark(ink)}<text x="74" y="34" fill="${ink}" font-family="'Bricolage Grotesque',system-ui,sans-serif" font-size="28" font-weight="700">${institution.brand}</text><text x="74" y="54" fill="${ink}" font-family="'Atkinson Hyperlegible Next',system-ui,sans-serif" font-size="17">${institution.region}</text></svg>`;
}

/** Returns the icon of a discount policy from its 24 × 24 path. */
export const icon = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"><style>path{fill:#004A8D}@media (prefers-color-scheme:dark){path{fill:#8FC1FF}}</style><path d="${path}"/></svg>`;
