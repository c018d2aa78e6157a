import type { MenuKey } from '@portal/client/menu/menu-key';
import type { PageList } from '@portal/platform/remote';

export default [{ name: 'exemplo', path: '/pagina-exemplo', title: 'Exemplo' }] satisfies PageList<MenuKey>;
