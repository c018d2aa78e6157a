/**
 * Actors of the scenes: four of the river bank and the school on wheels. Each is drawn around x = 0, on y = 0 (water or
 * ground). Classes are roles of the scene: s sky, f far bank, r river, a actor, u sun, p sheet (`l?` for strokes).
 */
type Actor = {
  /** True on the river, false on a bank of its own. */
  floats: boolean;
  drawing: string;
};

const frond = (angle: number, length: number) =>
  `<path transform="rotate(${angle})" d="M0 0q${length * 0.5} ${-length * 0.34} ${length} ${length * 0.12}q${-length * 0.5} ${-length * 0.2} ${-length} ${-length * 0.12}z"/>`;

const palm = (x: number, lean: number, height: number, scale: number) =>
  `<path class="la" stroke-width="${6 * scale}" stroke-linecap="round" d="M${x} 4Q${x} ${-height * 0.6} ${x + lean} ${-height}"/><use href="#t" transform="translate(${x + lean} ${-height})scale(${scale})"/>`;

/** House on stilts with a lit lamp and a canoe at the ladder. */
const palafita: Actor = {
  floats: true,
  drawing: `<path class="a" d="M-64 8v-48h6v48zm38 0v-48h6v48zm38 0v-48h6v48zm38 0v-48h6v48z"/>
<path class="a" d="M-80-46h158v8h-158z"/>
<path class="r" d="M-62-96h100v50h-100z"/>
<path class="la" stroke-width="1.5" d="M-62-84h100m-100 12h100m-100 12h100"/>
<path class="a" d="M-80-92l32-42h62l64 42zM66-92h5v48h-5z"/>
<path class="u" d="M-48-82h24v20h-24z"/><path class="la" stroke-width="2.5" d="M-36-82v20m-12-10h24"/>
<path class="a" d="M2-84h20v38h-20z"/>
<path class="la" stroke-width="3" d="M40-62h36M84-42l10 50m6-50l10 50m-23-38h16m-13 14h16m-14 13h16"/>
<path class="a" d="M-150-2q36 12 76 0q-8 16-20 16h-36q-14 0-20-16z"/>`,
};

/** River trader: hull with a raised bow, cabin, hammocks on the upper deck. */
const regatao: Actor = {
  floats: true,
  drawing: `<path class="a" d="M-124-26h196q36 0 62-22q-10 58-44 60h-182q-22-4-32-38z"/>
<path class="lu" stroke-width="5" d="M-116-10h216"/>
<path class="r" d="M-100-62h166l14 36h-180z"/>
<path class="p" d="M-88-54h16v16h-16zm26 0h16v16h-16zm26 0h16v16h-16zm26 0h16v16h-16zm26 0h16v16h-16z"/>
<path class="u" d="M46-54h14l6 28h-20z"/>
<path class="a" d="M-110-68h196v7h-196zM-104-104q88-14 176 0v7h-176z"/>
<path class="la" stroke-width="4" d="M-94-98v32m40-32v32m40-32v32m40-32v32m38-32v32"/>
<path class="u" d="M-92-92q18 24 36 0q-18 14-36 0z"/><path class="p" d="M-52-92q18 24 36 0q-18 14-36 0z"/><path class="u" d="M-12-92q18 24 36 0q-18 14-36 0z"/>
<path class="la" stroke-width="3" d="M-116-26v-66"/><path class="u" d="M-116-92l-26 7 26 8z"/>`,
};

/** Samaúma: buttress roots and a flat crown. */
const samauma: Actor = {
  floats: false,
  drawing: `<g transform="scale(.92 .84)"><path class="r" d="M-128-150c-6-34 30-44 54-36 12-34 64-30 74-12 20-24 74-18 80 14 28-8 58 8 50 36-50 14-70 2-100 10s-90 8-158-12z"/>
<path class="a" d="M-13-150q8 90-46 154h24q16-20 24-46 2 30-2 46h24q-4-24-2-46 8 26 26 46h24q-56-64-48-154z"/>
<path class="la" stroke-width="6" d="M-8-118q-20-30-62-34m76 34q14-34 66-36M0-130q-6-30-16-40"/>
<path class="a" d="M-122-136c-12-22 18-38 40-28 12-20 46-16 52 0 18-14 44-10 50 4 16-14 54-10 56 8 22-4 44 4 38 20-40 10-60 0-90 6s-92 6-146-10z"/></g>`,
};

/** Clump of açaí palms with their bunches. */
const acai: Actor = {
  floats: false,
  drawing: `<defs><g id="t"><path class="lr" stroke-width="9" stroke-dasharray="1 8" stroke-linecap="round" d="M-3 8q-10 10-10 36M3 8q10 10 12 34M0 10v38"/><g class="a">${[-8, -42, -78, -112, -146, -178].map((angle, index) => frond(angle, 66 - (index % 2) * 8)).join('')}${frond(28, 52)}${frond(160, 52)}</g></g></defs>
${palm(-18, -46, 112, 0.72)}${palm(20, 48, 134, 0.8)}${palm(0, -8, 168, 0.9)}
<path class="a" d="M-48 6q10-18 24-8 10-16 26-2 14-14 26 2 14-6 22 8z"/>`,
};

/** School on wheels: a classroom trailer under its awning. Drawn only when named. */
const carreta: Actor = {
  floats: false,
  drawing: `<path class="r" d="M-124-92h164v70h-164z"/><path class="a" d="M-128-98h172v8h-172zM-128-26h228v9h-228z"/>
<path class="lu" stroke-width="6" d="M-124-36h164"/>
<path class="p" d="M-112-80h24v22h-24zm34 0h24v22h-24zm34 0h24v22h-24z"/><path class="a" d="M2-80h24v54h-24z"/>
<path class="u" d="M-4-80h36l10 14h-56z"/><path class="a" d="M-2-26h32v6h6v20h-44v-20h6z"/>
<path class="a" d="M48-76h26q8 0 12 10l10 24q6 2 6 10v15h-54z"/><path class="p" d="M60-68h12l10 24h-22z"/>
<path class="u" d="M96-34h6v8h-6z"/>
<g class="a"><circle cx="-96" cy="-12" r="16"/><circle cx="-60" cy="-12" r="16"/><circle cx="72" cy="-12" r="16"/></g>
<g class="f"><circle cx="-96" cy="-12" r="6"/><circle cx="-60" cy="-12" r="6"/><circle cx="72" cy="-12" r="6"/></g>`,
};

export const actors = { palafita, regatao, samauma, acai, carreta } as const;
export type ActorName = keyof typeof actors;
