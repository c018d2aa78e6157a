/** The pages measured, each with an element that is there only when its data is. */
export const pages = [
  { name: 'home', path: '', readyWhen: 'main a[href*="/detalhes/"]' },
  { name: 'cursos', path: 'cursos', readyWhen: 'main a[href*="/detalhes/"]' },
  { name: 'detalhes', path: 'detalhes/1', readyWhen: 'main [data-region="loaded"]' },
  { name: 'psg', path: 'psg', readyWhen: 'main [data-region="loaded"]' },
  { name: 'noticias', path: 'noticias', readyWhen: 'main [data-region="loaded"]' },
] as const;
