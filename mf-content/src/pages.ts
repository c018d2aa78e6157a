import type { PageList } from '@portal/platform/remote';
import type { MenuKey } from '@portal/runtime/menu/menu-key';

export default [
  { name: 'home', path: '/' },
  { name: 'search-result', path: '/searchResult', search: ['search', 'unit', 'assunto'], noindex: true },
  { name: 'about', path: '/QuemSomos', menu: 'senac' },
  { name: 'history', path: '/historia', menu: 'senac' },
  { name: 'units', path: '/unidades', search: ['pagina'], canonical: ['pagina'], menu: 'senac' },
  {
    name: 'unit',
    path: '/unidades/:name',
    search: ['pagina'],
    canonical: ['pagina'],
    menu: 'senac',
  },
  { name: 'library', path: '/biblioteca', menu: 'senac' },
  { name: 'privacy', path: '/politicas', menu: 'senac' },
  { name: 'my-rights', path: '/seus-dados', menu: 'senac' },
  { name: 'offline', path: '/guardados', noindex: true },
  { name: 'apprentice', path: '/jovem_aprendiz', menu: 'para-voce' },
  { name: 'opportunities', path: '/banco_de_oportunidades', menu: 'para-voce' },
  { name: 'course-request', path: '/psa', menu: 'para-empresa' },
  {
    name: 'news',
    path: '/noticias',
    search: ['busca', 'pagina'],
    canonical: ['pagina'],
    menu: 'comunicacao',
  },
  { name: 'news-item', path: '/noticias/:slug', menu: 'comunicacao' },
  { name: 'page-list', path: '/pages/:name', search: ['pagina'], canonical: ['pagina'], menu: 'comunicacao' },
  { name: 'page-item', path: '/pages/:slug/:name', menu: 'comunicacao' },
  {
    name: 'galleries',
    path: '/gallery',
    search: ['event', 'pagina'],
    canonical: ['pagina'],
    menu: 'comunicacao',
  },
  { name: 'gallery', path: '/gallery/:id', search: ['pagina'], canonical: ['pagina'], menu: 'comunicacao' },
  { name: 'social-media', path: '/socialMedia', menu: 'comunicacao' },
  {
    name: 'survey',
    path: '/survey',
    search: ['pagina', 'encerradas'],
    canonical: ['pagina', 'encerradas'],
    menu: 'comunicacao',
  },
  { name: 'files', path: '/arquivos', search: ['pagina'], canonical: ['pagina'], menu: 'comunicacao' },
  { name: 'contact', path: '/FaleConosco', menu: 'fale-conosco' },
  {
    name: 'faq',
    path: '/faq',
    search: ['tipo', 'pagina'],
    canonical: ['tipo', 'pagina'],
    menu: 'fale-conosco',
  },
  // The server decides in which menu it is.
  { name: 'sub-page', path: '/subPages/:name' },
  { name: 'not-found', path: '*', noindex: true },
  // Path in the first specification.
  { path: '/home', redirectTo: '/' },
] satisfies PageList<MenuKey>;
