import { page } from '@portal/shared/federation';

export default [page('home', '/', () => import(/* webpackChunkName: "home" */ './pages/home/home.page.tsx'))];
