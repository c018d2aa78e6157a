import { routesOf } from '@portal/platform/remote';
import pages from './pages.ts';

export default routesOf(pages, (name) => import(/* @vite-ignore */ `./pages/${name}/${name}.page`));
