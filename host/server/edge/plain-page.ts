interface PlainPage {
  title: string;
  heading: string;
  text: string;
}

/** A page without scripts or style sheets, which may be missing too. The texts are HTML. */
export const plainPage = ({ title, heading, text }: PlainPage): string =>
  [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – Senac Amapá</title>`,
    `</head><body><main><h1>${heading}</h1>`,
    `<p>${text}</p>`,
    '<p><a href="">Tentar de novo</a></p><p><a href="/senac-portal/">Ir para a página inicial</a></p>',
    '</main></body></html>',
  ].join('');

/** What a visitor reads when the portal itself cannot make a page. */
export const unavailablePage = plainPage({
  title: 'Portal indisponível',
  heading: 'O portal está indisponível no momento',
  text: 'Não foi possível abrir esta página. Tente de novo em instantes.',
});
