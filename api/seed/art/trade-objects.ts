import type { AreaSlug } from '../../src/art/palette.ts';

/** Graduation: a cap over a rolled certificate. */
export const graduation = `<path class="a" d="M-46-66v30q46 30 92 0v-30zM0-124l84 40-84 40-84-40z"/><path class="lu" stroke-width="5" d="M0-84l62 14v38"/><path class="u" d="M54-36h16l4 26h-24z"/>
<path class="p" d="M-52-24h92v24h-92z"/><circle class="f" cx="-52" cy="-12" r="12"/><circle class="p" cx="40" cy="-12" r="12"/><path class="r" d="M-16-24h14v24h-14z"/>`;

/** Objects of the areas' trades, drawn around x = 0, on y = 0, about 120 wide and high. */
export const tradeObjects: Record<AreaSlug, string> = {
  // Market stall under its awning.
  comercio: `<path class="a" d="M-54-98h7v98h-7zM47-98h7v98h-7z"/>
<path class="p" d="M-58-42h116v42h-116z"/><path class="la" stroke-width="3" d="M-58-28h116m-116 14h116"/>
<path class="u" d="M-52-42a10 12 0 0 1 20 0zm28 0a10 12 0 0 1 20 0zm28 0a10 12 0 0 1 20 0zm28 0a10 12 0 0 1 20 0z"/>
<path class="p" d="M-56-122h112l12 32a11 9 0 0 1-22.7 0 11 9 0 0 1-22.7 0 11 9 0 0 1-22.7 0 11 9 0 0 1-22.7 0 11 9 0 0 1-22.7 0 11 9 0 0 1-22.7 0z"/>
<path class="r" d="M-37-122h18l-4 32a11 9 0 0 1-22.5 0zM0-122h19l4 32a11 9 0 0 1-23 0zM37-122h19l12 32a11 9 0 0 1-22.5 0z"/>`,
  // Nurse's bag with a leaf.
  saude: `<path class="lp" stroke-width="8" d="M-22-78v-14q0-10 10-10h24q10 0 10 10v14"/>
<rect class="p" x="-60" y="-80" width="120" height="80" rx="14"/><path class="f" d="M-60-30h120v16q0 14-14 14h-92q-14 0-14-14z"/>
<path class="u" d="M-9-66h18v17h17v18h-17v17h-18v-17h-17v-18h17z"/>
<path class="a" d="M30-80q-2-34 22-44 12 28-14 44zM36-80q14-26 44-22-8 26-36 26z"/>`,
  // Open book under a kite.
  educacional: `<path class="p" d="M0-10q-32-22-70-8v-58q38-14 70 8zM0-10q32-22 70-8v-58q-38-14-70 8z"/>
<path class="a" d="M0-10q-32-22-70-8v10q38-12 70 8 32-20 70-8v-10q-38-14-70 8zM-2-70h4v62h-4z"/>
<path class="lf" stroke-width="4" d="M-58-62q24-6 46 4m-46 12q24-6 46 4m24-16q22-10 46-4m-46 20q22-10 46-4"/>
<path class="lf" stroke-width="4" d="M0-70q26-30 14-68"/><path class="r" d="M10-186l26 28-18 36-28-28z"/><path class="lp" stroke-width="2.5" d="M10-186l8 64m-28-28l46-8"/>`,
  // Laptop that shows the delta.
  tecnologia: `<rect class="a" x="-62" y="-98" width="124" height="88" rx="8"/><path class="p" d="M-54-90h108v70h-108z"/>
<path class="lu" stroke-width="5" d="M-54-55h34l22-20h34m-56 20l22 20h52"/><path class="lf" stroke-width="4" d="M-20-55h50"/>
<g class="a"><circle cx="-20" cy="-55" r="8"/><circle cx="38" cy="-75" r="7"/><circle cx="34" cy="-55" r="6"/><circle cx="26" cy="-35" r="7"/></g>
<path class="p" d="M-84-12h168q0 12-12 12h-144q-12 0-12-12z"/><path class="a" d="M-16-12h32v5h-32z"/>`,
  // Cuia of tacacá on its stand, steaming.
  gastronomia: `<path class="a" d="M-62-60h124q0 50-44 52l14 8h-64l14-8q-44-2-44-52z"/>
<path class="lu" stroke-width="4" d="M-54-42q12 10 22 0t22 0 22 0 22 0 20 0"/>
<path class="p" d="M-62-60a62 13 0 0 1 124 0 62 13 0 0 1-124 0z"/><path class="u" d="M-52-60a52 9 0 0 1 104 0 52 9 0 0 1-104 0z"/>
<path class="a" d="M-20-66q14-14 26 0-14 8-26 0zm30 6q14-10 24 2-14 6-24-2z"/>
<path class="lf" stroke-width="7" stroke-linecap="round" d="M-26-84q-12-14 0-26t0-26M2-84q-12-14 0-26t0-26M30-84q-12-14 0-26t0-26"/>`,
  // Paneiro, the woven basket, heaped with açaí.
  alimentos: `<g class="a"><circle cx="-40" cy="-80" r="14"/><circle cx="-14" cy="-86" r="14"/><circle cx="14" cy="-86" r="14"/><circle cx="40" cy="-80" r="14"/><circle cx="-26" cy="-102" r="14"/><circle cx="0" cy="-108" r="14"/><circle cx="26" cy="-102" r="14"/></g>
<path class="p" d="M-62-78h124l-16 78h-92z"/>
<path class="lu" stroke-width="6" d="M-58-60l32 58m-14-74l44 74m-14-74l44 74m-20-74l30 56M58-60l-32 58m14-74l-44 74m14-74l-44 74m20-74l-30 56"/>
<path class="a" d="M-66-84h132v11h-132zM-48-6h96v8h-96z"/>`,
  // Marabaixo skirt on a stand.
  moda: `<path class="a" d="M-4-8h8v10h-8zM-26 0h52v4h-52z"/>
<path class="a" d="M-22-150q22 12 44 0l-6 30 4 26h-40l4-26z"/><circle class="a" cx="0" cy="-158" r="6"/>
<path class="p" d="M-20-96h40q16 54 56 80q-16 14-32 2-16 14-32 2-12 10-24 0-16 12-32-2-16 12-32-2 40-26 56-80z"/>
<path class="f" d="M-24-100h48v10h-48z"/><path class="lu" stroke-width="5" d="M-40-54q40 18 80 0M-58-32q58 24 116 0"/>
<g class="a"><circle cx="-18" cy="-66" r="5"/><circle cx="18" cy="-66" r="5"/><circle cx="0" cy="-32" r="6"/><circle cx="-32" cy="-36" r="5"/><circle cx="34" cy="-36" r="5"/></g>`,
  // Hand mirror and hibiscus.
  beleza: `<path class="a" d="M-8-60h16l4 54a12 8 0 0 1-24 0z"/><circle class="a" cx="0" cy="-96" r="48"/><circle class="p" cx="0" cy="-96" r="38"/>
<path class="lf" stroke-width="7" stroke-linecap="round" d="M-20-96l22-22m-12 38l34-34"/>
<g class="u"><circle cx="46" cy="-48" r="15"/><circle cx="66" cy="-34" r="15"/><circle cx="58" cy="-12" r="15"/><circle cx="34" cy="-12" r="15"/><circle cx="26" cy="-34" r="15"/></g><circle class="a" cx="46" cy="-28" r="8"/><path class="lp" stroke-width="4" stroke-linecap="round" d="M46-28l22-26"/>`,
};
