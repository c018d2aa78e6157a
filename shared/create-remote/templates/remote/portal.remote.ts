import type { MenuKey } from '@portal/client/menu/menu-key';
import { defineRemote } from '@portal/platform/remote';

export default defineRemote<MenuKey>({
  name: 'mf-exemplo',
  team: 'Equipe Exemplo',
  pages: [{ name: 'exemplo', path: '/pagina-exemplo', title: 'Exemplo' }],
  slots: ['destaque-exemplo'],
});
