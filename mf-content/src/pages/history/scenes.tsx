import type { ReactNode } from 'react';
import {
  BookRow,
  Gear,
  GraduationCap,
  Line,
  OpenBook,
  PaperSheet,
  PersonFigure,
  River,
} from '../../parts/scene/figures.tsx';
import { background, darkTone, ink, lightTone, midTone, paper, sun } from '../../parts/scene/scene.tsx';

const floor = <path fill={lightTone} d="M0 168h320v32H0z" />;

/** Drawing of each event in `@portal/contract/institution/history`, by year. */
export const scenes: Record<number, ReactNode> = {
  1946: (
    <>
      {floor}
      <path fill={midTone} d="M24 62h180v108H24z" />
      <path fill={lightTone} d="M36 92h66v78H36z" />
      <path fill={paper} d="M114 92h78v44h-78z" />
      <BookRow x={120} y={136} heights={[22, 30, 18, 26, 30, 20]} />
      <path fill={darkTone} d="M108 136h90v34h-90z" />
      <path
        fill={paper}
        d="M14 44h200v26a12 11 0 0 1-25 0 12 11 0 0 1-25 0 12 11 0 0 1-25 0 12 11 0 0 1-25 0 12 11 0 0 1-25 0 12 11 0 0 1-25 0 12 11 0 0 1-25 0 12 11 0 0 1-25 0z"
      />
      <path
        fill={sun}
        d="M39 44h25v26a12 11 0 0 1-25 0zm50 0h25v26a12 11 0 0 1-25 0zm50 0h25v26a12 11 0 0 1-25 0zm50 0h25v26a12 11 0 0 1-25 0z"
      />
      <PersonFigure x={70} y={176} hair="bun" shirt={sun} />
      <PaperSheet x={216} y={64} scale={1.35} />
      <path fill={sun} d="M262 148l-6 32 14-8 14 8-6-32z" />
      <circle cx="270" cy="144" r="16" fill={darkTone} />
      <circle cx="270" cy="144" r="9" fill={sun} />
    </>
  ),
  1947: (
    <>
      {floor}
      <Line color={sun} width={5} d="M176 52q14 14 0 34m18-46q26 26 0 62m18-74q38 38 0 90" />
      <path fill={darkTone} d="M22 144V84q0-48 66-48t66 48v60z" />
      <path fill={ink} d="M18 144h140v10H18z" />
      <circle cx="88" cy="82" r="30" fill={paper} />
      <Line color={midTone} d="M64 72h48m-52 10h56m-52 10h48" />
      <path fill={sun} d="M42 122h92v8H42z" />
      <circle cx="46" cy="126" r="9" fill={ink} />
      <circle cx="130" cy="126" r="9" fill={ink} />
      <path fill={midTone} d="M8 154h304v10H8z" />
      <path fill={ink} d="M20 164h10v36H20zm270 0h10v36h-10z" />
      <g transform="translate(262 188)">
        <PersonFigure x={0} y={0} hair="long" shirt={sun} scale={1.15} />
      </g>
      <path fill={midTone} d="M212 154h100v10H212z" />
      <OpenBook x={250} y={154} scale={0.8} />
    </>
  ),
  1961: (
    <>
      <circle cx="246" cy="62" r="32" fill={sun} />
      <path fill={lightTone} d="M0 128h320v72H0z" />
      <path fill={paper} d="M30 118h260v18H30z" />
      <path fill={darkTone} d="M30 136h260v6H30z" />
      <path fill={paper} d="M142 26h16v92h-16zm22 0h16v92h-16z" />
      <Line
        color={midTone}
        width={2}
        d="M146 36h8m-8 12h8m-8 12h8m-8 12h8m-8 12h8m-8 12h8m14-60h8m-8 12h8m-8 12h8m-8 12h8m-8 12h8m-8 12h8"
      />
      <path fill={paper} d="M54 118a34 26 0 0 1 68 0zM198 92h72q-10 26-36 26t-36-26z" />
      <path fill={darkTone} d="M198 90h72v4h-72z" />
      <OpenBook x={160} y={190} scale={1.5} />
    </>
  ),
  1971: (
    <>
      {floor}
      <path fill={ink} d="M54 20h212v80H54z" />
      <path fill={darkTone} d="M60 26h200v68H60z" />
      <Line color={paper} d="M80 46h60M80 62h84M80 78h44M196 80V48h34v32zm0-16h34" />
      <PersonFigure x={86} y={178} shirt={sun} scale={0.95} reach={[26, -42]} />
      <PersonFigure x={236} y={178} shirt={paper} hair="long" scale={0.95} reach={[-26, -42]} />
      {[112, 176].map((x) => (
        <g key={x} transform={`translate(${x} 146)`}>
          <path fill={paper} d="M6-34h24v18H6z" />
          <path fill={ink} d="M0-16h36l6 16H-6zM-4-20h44v6H-4z" />
          <Line color={sun} d="M4-6h28" />
        </g>
      ))}
      <path fill={midTone} d="M60 146h200v9H60z" />
      <path fill={ink} d="M70 155h9v40h-9zm171 0h9v40h-9z" />
    </>
  ),
  1974: (
    <>
      <River x={150} y={92} r={52} />
      <path fill={lightTone} d="M0 92v-18q30-16 58-4t52-2 46 8q22 4 30 16z" />
      <g transform="translate(176 136)">
        <path fill={paper} d="M-78-28H66v10H-78z" />
        <path fill={sun} d="M-66-62h112v8H-66z" />
        <Line d="M-60-56v30m28-30v30m28-30v30m28-30v30m18-30v30" />
        <path fill={paper} d="M-94-20q4 34 24 36H62q30-4 40-46-20 12-40 10z" />
        <path fill={sun} d="M-94-20q2 12 5 18H92q8-10 10-28-20 12-40 10z" />
        <path fill={ink} d="M-88-2q6 16 18 18H62q20-2 30-18z" />
        <path fill={ink} d="M72-80h4v54h-4z" />
        <path fill={darkTone} d="M76-80h34l-9 10 9 10H76z" />
        <circle cx="-46" cy="-36" r="7" fill={ink} />
        <circle cx="-18" cy="-36" r="7" fill={ink} />
        <circle cx="10" cy="-36" r="7" fill={ink} />
      </g>
      <path fill={ink} d="M0 168h92v8H0zM12 176h8v24h-8zm34 0h8v24h-8zm32 0h8v24h-8z" />
      <PersonFigure x={32} y={168} shirt={paper} reach={[24, -70]} />
      <PersonFigure x={64} y={168} shirt={sun} hair="long" scale={0.9} />
    </>
  ),
  1988: (
    <>
      <path fill={lightTone} d="M0 156h320v44H0z" />
      <path
        fill={midTone}
        d="M132 156l12-30h176l0 30zM150 112h14v14h-14zm28 0h14v14h-14zm56 0h14v14h-14zm28 0h14v14h-14zm28 0h14v14h-14z"
      />
      <path fill={ink} d="M214 16h6v156h-6z" />
      <circle cx="217" cy="14" r="6" fill={sun} />
      <path fill={darkTone} d="M220 24h88v64h-88z" />
      <path fill={paper} d="M220 52h88v8h-88z" />
      <path fill={sun} d="M220 60h88v6h-88z" />
      <path fill={paper} d="M238 28l3 7h7l-6 5 2 7-6-4-6 4 2-7-6-5h7z" />
      <path fill={ink} d="M40 74h116v112H40z" />
      <path fill={darkTone} d="M34 68h116v112H34z" />
      <path fill={sun} d="M34 68h12v112H34z" />
      <path fill={paper} d="M60 84h76v36H60z" />
      <text x="98" y="111" fill={ink} fontSize="26" fontWeight="700" textAnchor="middle">
        1988
      </text>
      <Line color={paper} d="M66 138h64m-54 14h44" />
      <path fill={midTone} d="M190 168h54v10h-54z" />
    </>
  ),
  1996: (
    <>
      <circle cx="266" cy="56" r="44" fill={sun} />
      <path fill={lightTone} d="M0 180h320v20H0z" />
      <path fill={midTone} d="M20 168h96v32H20z" />
      <path fill={darkTone} d="M116 138h92v62h-92z" />
      <path fill={ink} d="M208 108h112v92H208z" />
      <Line color={sun} d="M20 168h96v-30h92v-30h112" />
      <PersonFigure x={64} y={168} scale={0.74} shirt={paper} hair="cap" />
      <path fill={ink} d="M72 122h14v20H72z" />
      <PersonFigure x={162} y={138} shirt={sun} hair="long" reach={[22, -40]} />
      <OpenBook x={186} y={106} scale={0.5} />
      <g transform="translate(262 108)">
        <PersonFigure x={0} y={0} shirt={paper} reach={[24, -38]} />
        <path fill={paper} d="M-11-74a11 12 0 0 1 22 0q-3-7-11-7t-11 7z" />
        <Line width={4} color={darkTone} d="M28 0v-40q0-8-8-8" />
      </g>
    </>
  ),
  1998: (
    <>
      {floor}
      <path fill={darkTone} d="M62 46h196v124H62z" />
      <path fill={ink} d="M54 36h212v12H54z" />
      <path fill={paper} d="M110 54h100v24H110z" />
      <path fill={sun} d="M148 72a12 12 0 0 1 24 0zM122 72h76v3h-76z" />
      <path fill={background} d="M76 88h34v26H76zm0 36h34v26H76zm134-36h34v26h-34zm0 36h34v26h-34z" />
      <Line color={midTone} d="M93 88v26m0 10v26m134-62v26m0 10v26" />
      <path fill={ink} d="M128 96h64v74h-64z" />
      <path fill={midTone} d="M134 102h24v68h-24zm28 0h24v68h-24z" />
      <path fill={sun} d="M118 136h84v9h-84zM154 140l-14 22h10l10-16 10 16h10l-14-22z" />
      <path fill={ink} d="M26 26h5v146h-5zm263 0h5v146h-5z" />
      <path fill={sun} d="M31 30h32l-8 10 8 10H31z" />
      <path fill={darkTone} d="M294 30h26v20h-26z" />
      <PersonFigure x={98} y={186} scale={0.9} shirt={paper} reach={[26, -52]} />
      <PersonFigure x={224} y={186} scale={0.9} shirt={sun} hair="bun" />
    </>
  ),
  2000: (
    <>
      {floor}
      <path fill={midTone} d="M20 40h140v6H20zm0 46h140v6H20z" />
      <BookRow x={26} y={40} heights={[20, 20, 14, 14, 24, 24, 18, 18, 20, 20, 14, 14]} />
      <BookRow x={26} y={86} heights={[26, 16, 26, 16, 22, 22, 28, 14, 26, 16, 20, 20]} />
      <PersonFigure x={92} y={190} scale={1.5} shirt={paper} hair="bun" reach={[44, -54]} />
      <path fill={sun} d="M76 98h8v-12h5v12h7v-12h5v12h8v40H76z" />
      <path fill={darkTone} d="M0 138h210v12H0z" />
      <path fill={ink} d="M8 150h194v50H8z" />
      <g transform="rotate(8 236 100)">
        <path fill={ink} d="M172 40h122v120H172z" />
        <path fill={darkTone} d="M176 44h114v112H176z" />
        <circle cx="233" cy="78" r="18" fill={sun} />
        <path fill={paper} d="M196 108h74v8h-74zm12 16h50v6h-50z" />
        <Line color={paper} width={4} d="M204 146q8-10 14-2t12-4 12 2 16-4" />
      </g>
    </>
  ),
  2004: (
    <>
      <path fill={lightTone} d="M0 120q80-40 160-16t160-30v126H0z" />
      <Line color={ink} width={16} d="M30 178c90 6 110-10 96-38s40-52 92-40 52-4 58-18" />
      <Line
        color={paper}
        width={3}
        strokeDasharray="9 10"
        d="M30 178c90 6 110-10 96-38s40-52 92-40 52-4 58-18"
      />
      {[
        [52, 158],
        [140, 108],
        [276, 66],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path fill={darkTone} d="M0 20C-16-2-28-12-28-30a28 28 0 0 1 56 0C28-12 16-2 0 20z" />
          <circle cy="-30" r="21" fill={paper} />
        </g>
      ))}
      <Line color={ink} width={6} d="M42 138l16-16" />
      <path fill={ink} d="M52 116l8-8 14 14-8 8-5-5z" />
      <OpenBook x={140} y={88} scale={0.55} />
      <path fill={sun} d="M260 24h32v20h-32zM270 42h12l4 10-10-4-10 4z" />
      <Line width={2} d="M265 31h22m-22 6h14" />
      <PersonFigure x={212} y={184} scale={0.8} shirt={sun} hair="long" />
    </>
  ),
  2008: (
    <>
      {floor}
      <path fill={ink} d="M222 44h84v128h-84z" />
      <path fill={background} d="M230 52h68v120h-68z" />
      <path fill={darkTone} d="M240 68h48v28h-48z" />
      <Line color={paper} d="M248 78h30m-30 10h20" />
      <path fill={midTone} d="M222 44l-26 14v122l26-8z" />
      <circle cx="202" cy="120" r="4" fill={sun} />
      <PersonFigure x={262} y={176} scale={0.86} shirt={sun} hair="bun" />
      <PersonFigure x={168} y={188} scale={0.86} shirt={darkTone} hair="long" />
      <PersonFigure x={132} y={188} scale={0.86} shirt={sun} />
      <g transform="rotate(-6 90 74)">
        <path fill={ink} d="M12 38h152v24a12 12 0 0 0 0 24v24H12V86a12 12 0 0 0 0-24z" />
        <path fill={paper} d="M16 42h144v17a16 16 0 0 0 0 30v17H16V89a16 16 0 0 0 0-30z" />
        <Line color={midTone} strokeDasharray="4 7" d="M56 46v56" />
        <path fill={sun} d="M26 76a12 12 0 0 1 24 0zM22 78h32v3H22z" />
        <text x="108" y="88" fill={darkTone} fontSize="40" fontWeight="700" textAnchor="middle">
          R$ 0
        </text>
      </g>
    </>
  ),
  2011: (
    <>
      {floor}
      <Gear x={62} y={62} scale={1.3} holeColor={background} />
      <Gear x={116} y={98} scale={0.85} color={midTone} holeColor={background} />
      <g transform="translate(176 184)">
        <PersonFigure x={0} y={0} scale={1.4} shirt={paper} hair="long" reach={[34, -44]} />
        <path fill={sun} d="M-20-108a20 20 0 0 1 40 0h10v7h-60v-7zM-4-130h8v14h-8z" />
      </g>
      <path fill={darkTone} d="M20 144h288v12H20z" />
      <path fill={ink} d="M32 156h10v44H32zm254 0h10v44h-10z" />
      <path fill={ink} d="M232 138h54v7h-54zM274 138q12-34-14-52l8-10q38 26 20 62z" />
      <path fill={ink} d="M252 54l22 14-22 40-16-10z" />
      <path fill={midTone} d="M262 44l18 10-8 14-20-12z" />
      <path fill={sun} d="M230 122h34v6h-34z" />
      <path fill={paper} d="M72 112h14v14l14 18H58l14-18z" />
      <path fill={sun} d="M68 132h22l10 12H58z" />
    </>
  ),
  2014: (
    <>
      {floor}
      <path fill={midTone} d="M34 138h62v34H34z" />
      <path fill={darkTone} d="M118 104h62v68h-62z" />
      <path fill={sun} d="M202 70h62v102h-62z" />
      <Line width={4} d="M18 28v146h286" />
      <Line color={midTone} width={5} d="M36 92q60-8 96-46 14-14 36-20m-16-8l20 6-12 18" />
      {[
        [65, 138, darkTone],
        [149, 104, sun],
        [233, 70, darkTone],
      ].map(([x, y, shirt]) => (
        <g key={x} transform={`translate(${x} ${y})scale(.6)`}>
          <PersonFigure x={0} y={0} shirt={String(shirt)} />
          <GraduationCap x={0} y={-88} scale={0.8} />
        </g>
      ))}
      <circle cx="284" cy="44" r="30" fill={sun} />
      <text x="284" y="55" fill={ink} fontSize="32" fontWeight="700" textAnchor="middle">
        3×
      </text>
    </>
  ),
  2017: (
    <>
      <path fill={lightTone} d="M0 136h320v64H0z" />
      <path
        fill={midTone}
        d="M132 200l18-40q-60-12-116-24h36q64 10 92 12 36-4 100-12h30q-70 12-114 24l18 40z"
      />
      <circle cx="160" cy="40" r="26" fill={sun} />
      <path fill={ink} d="M156 24h8v130h-8z" />
      <path fill={darkTone} d="M148 42H54L34 64l20 22h94zM172 62h94l20 22-20 22h-94z" />
      <OpenBook x={98} y={76} scale={0.8} />
      <Gear x={216} y={84} scale={0.62} color={paper} holeColor={darkTone} />
      <PersonFigure x={160} y={196} scale={0.92} shirt={sun} />
      <path fill={ink} d="M150 138h20v26h-20z" />
      <path fill={darkTone} d="M153 144h14v8h-14z" />
    </>
  ),
};
