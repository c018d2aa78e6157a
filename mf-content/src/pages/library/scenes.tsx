import type { ReactNode } from 'react';
import { BookRow, Line, OpenBook, PersonFigure, River } from '../../parts/scene/figures.tsx';
import { background, darkTone, ink, lightTone, midTone, paper, sun } from '../../parts/scene/scene.tsx';

interface DrawnPicture {
  /** Alternative text. */
  label: string;
  /** Area whose colours it uses. */
  area: string;
  drawing: ReactNode;
}

const floor = <path fill={lightTone} d="M0 168h320v32H0z" />;

const shelf = (y: number, heights: readonly number[]) => (
  <>
    <BookRow x={44} y={y} heights={heights} width={10} />
    <path fill={ink} d={`M36 ${y}h188v6H36z`} />
  </>
);

const computer = (x: number) => (
  <g key={x} transform={`translate(${x} 128)`}>
    <path fill={ink} d="M-34-62h68v46h-68zM-8-16H8v10H-8zM-20-6h40v6h-40z" />
    <path fill={paper} d="M-29-57h58v36h-58z" />
    <path fill={sun} d="M-29-57h58v7h-58z" />
    <Line color={midTone} d="M-22-42h30m-30 9h40" />
  </g>
);

const lamp = (x: number) => (
  <g key={x} transform={`translate(${x} 0)`}>
    <path fill={ink} d="M-1.500 0h3v34h-3z" />
    <path fill={sun} d="M-20 50q2-18 20-18t20 18z" />
  </g>
);

/** The six pictures of the library (B 1). */
export const pictures: readonly DrawnPicture[] = [
  {
    label: 'Salão de leitura: duas pessoas leem à mesa, sob as luminárias, com o rio na janela',
    area: 'educacional',
    drawing: (
      <>
        {floor}
        <svg x="96" y="30" width="128" height="80" viewBox="0 0 320 200" aria-hidden="true">
          <path fill={paper} d="M0 0h320v200H0z" />
          <River x={160} y={110} r={58} />
        </svg>
        <Line width={5} d="M96 30h128v80H96zm64 0v80" />
        {lamp(62)}
        {lamp(258)}
        <PersonFigure x={70} y={186} scale={1.15} hair="long" shirt={sun} />
        <PersonFigure x={250} y={186} scale={1.15} shirt={darkTone} />
        <OpenBook x={112} y={146} scale={1.15} />
        <OpenBook x={206} y={146} scale={1.15} />
        <path fill={midTone} d="M20 146h280v10H20z" />
        <path fill={ink} d="M34 156h10v44H34zm242 0h10v44h-10z" />
      </>
    ),
  },
  {
    label: 'Estantes do acervo: uma leitora escolhe um livro entre as prateleiras cheias',
    area: 'alimentos',
    drawing: (
      <>
        {floor}
        <path fill={ink} d="M28 12h204v170H28z" />
        <path fill={midTone} d="M36 20h188v154H36z" />
        {shelf(66, [40, 34, 38, 30, 40, 36, 40, 28, 38, 34, 40, 36, 30, 40, 38, 34])}
        {shelf(118, [36, 40, 30, 40, 34, 38, 40, 36, 28, 40, 34, 40, 38, 30, 36, 40])}
        {shelf(170, [40, 30, 38, 40, 36, 34, 30, 40, 38, 40, 28, 36, 40, 34, 38, 30])}
        <PersonFigure x={258} y={192} scale={1.5} shirt={sun} hair="long" reach={[-34, -66]} />
        <path fill={paper} d="M196 76h14v34h-14z" />
        <path fill={darkTone} d="M196 82h14v5h-14z" />
      </>
    ),
  },
  {
    label: 'Computadores com internet: três monitores ligados e estudantes de fone de ouvido',
    area: 'tecnologia',
    drawing: (
      <>
        {floor}
        <Line color={darkTone} width={6} d="M136 34q24-20 48 0m-36 12q12-10 24 0" />
        <circle cx="160" cy="56" r="5" fill={darkTone} />
        {[58, 160, 262].map(computer)}
        <path fill={midTone} d="M8 128h304v10H8z" />
        <path fill={ink} d="M18 138h10v62H18zm274 0h10v62h-10z" />
        {[
          [104, sun],
          [216, paper],
        ].map(([x, shirt]) => (
          <g key={x} transform={`translate(${x} 212)`}>
            <path fill={String(shirt)} d="M-30 0v-30q0-22 22-22H8q22 0 22 22V0z" />
            <circle cy="-66" r="18" fill={ink} />
            <Line color={sun} width={5} d="M-19-62q-2-26 19-26t19 26" />
            <path fill={darkTone} d="M-25-70h9v16h-9zm41 0h9v16h-9z" />
          </g>
        ))}
      </>
    ),
  },
  {
    label: 'Balcão de empréstimo: a bibliotecária entrega um livro e recebe outro de volta',
    area: 'comercio',
    drawing: (
      <>
        {floor}
        <path fill={darkTone} d="M104 16h112v40H104z" />
        <Line color={paper} width={5} d="M124 30h64l-10-8m10 8l-10 8M196 44h-64l10-8m-10 8l10 8" />
        <PersonFigure x={96} y={186} scale={1.4} hair="bun" shirt={darkTone} reach={[36, -50]} />
        <PersonFigure x={244} y={194} scale={1.4} shirt={sun} reach={[-40, -54]} />
        <path fill={paper} d="M136 98h34v24h-34z" />
        <path fill={ink} d="M136 98h7v24h-7z" />
        <path fill={midTone} d="M20 128h180v12H20z" />
        <path fill={ink} d="M28 140h164v60H28z" />
        <path fill={midTone} d="M40 152h140v36H40z" />
        <path fill={sun} d="M32 118h46v10H32z" />
        <path fill={darkTone} d="M36 108h40v10H36z" />
        <path fill={paper} d="M32 98h42v10H32z" />
      </>
    ),
  },
  {
    label: 'Mesas de estudo em grupo: quatro colegas conversam em volta de uma mesa redonda',
    area: 'saude',
    drawing: (
      <>
        {floor}
        <path
          fill={paper}
          d="M90 14h70q10 0 10 10v16q0 10-10 10h-30l-16 14v-14H90q-10 0-10-10V24q0-10 10-10z"
        />
        <path
          fill={sun}
          d="M196 26h50q10 0 10 10v12q0 10-10 10h-12v12l-14-12h-24q-10 0-10-10V36q0-10 10-10z"
        />
        <Line color={midTone} d="M96 28h56m-56 12h36" />
        <Line d="M204 38h34m-34 10h20" />
        <PersonFigure x={124} y={170} scale={1.05} hair="long" shirt={darkTone} />
        <PersonFigure x={204} y={170} scale={1.05} shirt={paper} />
        <PersonFigure x={56} y={190} scale={1.25} shirt={sun} />
        <PersonFigure x={266} y={190} scale={1.25} hair="bun" shirt={darkTone} />
        <ellipse cx="160" cy="160" rx="112" ry="24" fill={ink} />
        <ellipse cx="160" cy="154" rx="112" ry="24" fill={midTone} />
        <OpenBook x={120} y={166} scale={0.9} />
        <path fill={paper} d="M178 142h40l8 16h-44z" />
        <path fill={ink} d="M150 178h20v22h-20z" />
      </>
    ),
  },
  {
    label: 'Biblioteca digital: as capas dos livros na tela de um celular, que uma mão segura',
    area: 'moda',
    drawing: (
      <>
        <circle cx="236" cy="62" r="44" fill={sun} />
        <path fill={lightTone} d="M0 150q80-26 160-8t160-14v72H0z" />
        <Line color={darkTone} width={6} d="M212 76q24-22 48 0m-36 14q12-11 24 0" />
        <circle cx="236" cy="102" r="6" fill={darkTone} />
        <path fill="var(--skin)" d="M92 200v-46q-10-20 6-28h92q18 4 14 26l-8 48z" />
        <rect x="88" y="10" width="108" height="172" rx="14" fill={ink} />
        <path fill={background} d="M96 24h92v140H96z" />
        <path fill={darkTone} d="M96 24h92v20H96z" />
        <Line color={paper} d="M104 34h40" />
        <path fill={paper} d="M104 54h34v44h-34zm42 54h34v44h-34z" />
        <path fill={sun} d="M146 54h34v44h-34z" />
        <path fill={midTone} d="M104 108h34v44h-34z" />
        <Line d="M110 66h22m-22 9h14m28-9h22m-22 9h14m-60 45h22m-22 9h14m28-9h22m-22 9h14" />
        <circle cx="142" cy="173" r="5" fill={midTone} />
        <path fill="var(--skin)" d="M184 138q24-18 26-2t-18 28q-12 8-14-6z" />
      </>
    ),
  },
];
