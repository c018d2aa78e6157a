/** The public pages that people arrive at, whose main thread is to be calm. */
export const calmPages = ['', 'cursos', 'detalhes/1', 'psg', 'login', 'noticias'] as const;
