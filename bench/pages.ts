/** Measured pages, each with an element that exists only once its data has loaded. */
export const pages = [
  { name: 'home', path: '', readyWhen: 'main a[href*="/detalhes/"]' },
  { name: 'cursos', path: 'cursos', readyWhen: 'main a[href*="/detalhes/"]' },
  { name: 'detalhes', path: 'detalhes/1', readyWhen: 'main [data-region="loaded"]' },
  { name: 'psg', path: 'psg', readyWhen: 'main [data-region="loaded"]' },
  { name: 'noticias', path: 'noticias', readyWhen: 'main [data-region="loaded"]' },
] as const;

/** Public pages that visitors arrive at, which must stay responsive. */
export const landingPages = ['', 'cursos', 'detalhes/1', 'psg', 'login', 'noticias'] as const;
