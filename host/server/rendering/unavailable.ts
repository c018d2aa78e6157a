/**
 * What a visitor reads when the portal itself cannot make a page: plain, without scripts or style sheets that may be
 * missing too.
 */
export const unavailablePage = [
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Portal indisponível – Senac Amapá</title>',
  '</head><body><main><h1>O portal está indisponível no momento</h1>',
  '<p>Não foi possível abrir esta página. Tente de novo em instantes.</p>',
  '<p><a href="">Tentar de novo</a></p><p><a href="/senac-portal/">Ir para a página inicial</a></p>',
  '</main></body></html>',
].join('');
