import type { PreviewTexts } from '@portal/platform/host';

const bannerStyle =
  'display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 var(--space-4);padding:var(--space-1) var(--gutter);border-block-end:var(--line) solid var(--laranja-sol);background:var(--areia);color:var(--tinta);font-size:var(--text-sm)';
const buttonStyle =
  'min-block-size:var(--target);color:var(--azul-rio);font-weight:700;text-decoration:underline;text-underline-offset:0.25em';

export const previewTexts: PreviewTexts = {
  title: 'Prévia',
  gone: 'Este link não vale, ou a prévia já terminou. Peça outro a quem o enviou.',
  pending:
    'A prévia ainda não está pronta: está em ensaio, ou foi recusada. A situação do portal diz o motivo.',
  // Attributes: a style sheet for previews would cost every visitor its bytes.
  banner: ({ name, remotes }, leave) =>
    `<form method="post" action="${leave}" role="region" aria-label="Prévia" style="${bannerStyle}">\
<span>Você está vendo uma prévia: <b>${name}</b> de ${remotes.join(', ')}.</span>\
<button style="${buttonStyle}">Sair da prévia</button></form>`,
};
