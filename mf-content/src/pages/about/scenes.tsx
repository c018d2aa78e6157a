import { about } from '@portal/contract/institution/about';
import type { ReactNode } from 'react';
import { Line, OpenBook, PersonFigure, River } from '../../parts/scene/figures.tsx';
import { darkTone, ink, lightTone, midTone, paper, sun } from '../../parts/scene/scene.tsx';

interface DrawnMission {
  /** Alternative text. */
  label: string;
  drawing: ReactNode;
}

/** Professor and pupil at a stove. */
const mission: DrawnMission = {
  label: 'Uma instrutora de cozinha e um aluno preparam juntos um prato no fogão da escola',
  drawing: (
    <>
      <path fill={lightTone} d="M0 168h320v32H0z" />
      <path fill={darkTone} d="M20 20h96v56H20z" />
      <Line color={paper} d="M34 38h60M34 54h42" />
      <path fill={ink} d="M128 30h168v6H128z" />
      <Line width={4} d="M150 36v20m40-20v14m40-14v22m36-22v16" />
      <path fill={midTone} d="M138 56h24v14h-24zm80 2h24v16h-24zm-38-8h20v20h-20zm78 2h16v26h-16z" />
      <PersonFigure x={84} y={192} scale={1.35} shirt={paper} hair="bun" reach={[46, -50]} />
      <path fill={paper} d="M70 78q-10-22 14-22t14 22z" />
      <PersonFigure x={240} y={192} scale={1.35} shirt={sun} reach={[-42, -48]} />
      <path fill={paper} d="M226 78q-10-22 14-22t14 22z" />
      <path fill={darkTone} d="M134 112h56v22h-56zM126 116h72v6h-72z" />
      <Line color={sun} width={5} d="M150 104q-8-10 0-18m12 18q-8-10 0-18m12 18q-8-10 0-18" />
      <path fill={ink} d="M104 134h116v66H104z" />
      <path fill={midTone} d="M116 150h92v40h-92z" />
      <path fill={sun} d="M124 140h8v6h-8zm20 0h8v6h-8zm20 0h8v6h-8zm20 0h8v6h-8z" />
    </>
  ),
};

/** Monument of the equator, with the sun in its ring. */
const vision: DrawnMission = {
  label: about.vision.picture,
  drawing: (
    <>
      <River x={160} y={138} r={0} />
      <path fill={lightTone} d="M0 138v-14q40-18 84-6t60 4h40q40-16 76-8t60 8v16z" />
      <path fill={darkTone} d="M136 164V34q0-20 24-20t24 20v130z" />
      <circle cx="160" cy="52" r="19" fill={paper} />
      <circle cx="160" cy="52" r="15" fill={sun} />
      <path fill={sun} d="M158 70h4v94h-4z" />
      <path fill={ink} d="M104 164h112l20 16H84zM84 180h152v20H84z" />
      <Line color={sun} width={4} d="M160 164v36" />
      <PersonFigure x={74} y={188} scale={0.86} shirt={sun} hair="long" reach={[26, -84]} />
      <PersonFigure x={252} y={188} scale={0.86} shirt={paper} />
      <Line color={midTone} d="M36 40q8-9 14 0 6-9 14 0m176-14q6-8 12 0 6-8 12 0" />
    </>
  ),
};

/** School bus that visits communities. */
const commitment: DrawnMission = {
  label: 'A carreta-escola, aberta para a aula, ao lado das casas sobre palafitas de uma comunidade',
  drawing: (
    <>
      <circle cx="54" cy="44" r="28" fill={sun} />
      <path fill={lightTone} d="M0 112q40-22 90-10t100-6 130 4v100H0z" />
      <path fill={midTone} d="M10 84h68v36H10z" />
      <path fill={ink} d="M2 86l42-26 42 26zM16 120h6v34h-6zm26 0h6v34h-6zm24 0h6v34h-6zM38 96h14v24H38z" />
      <path fill={darkTone} d="M112 56h144v86H112z" />
      <path fill={ink} d="M108 50h152v8H108zM104 140h210v10H104z" />
      <path fill={paper} d="M124 68h26v24h-26zm36 0h26v24h-26z" />
      <path fill={sun} d="M188 62h62l14 24h-74z" />
      <path fill={paper} d="M200 86h36v54h-36z" />
      <path fill={midTone} d="M260 78h26q10 0 14 12l10 24v28h-50z" />
      <path fill={paper} d="M270 86h16l10 24h-26z" />
      <path fill={darkTone} d="M112 104h80v8h-80z" />
      {[134, 174, 284].map((x) => (
        <g key={x}>
          <circle cx={x} cy="154" r="18" fill={ink} />
          <circle cx={x} cy="154" r="7" fill={midTone} />
        </g>
      ))}
      <PersonFigure x={218} y={170} scale={0.9} shirt={darkTone} hair="long" />
      <PersonFigure x={96} y={194} scale={0.92} shirt={sun} />
      <PersonFigure x={60} y={196} scale={0.7} shirt={paper} hair="cap" />
      <OpenBook x={124} y={190} scale={0.5} />
    </>
  ),
};

/** Pictures of mission, vision and commitment (A 2.6). */
export const scenes = { mission, vision, commitment };
