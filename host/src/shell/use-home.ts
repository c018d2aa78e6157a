import { homeQuery } from '@portal/runtime/home-query';
import type { Home } from '@portal/shared/contract/home';
import { useQuery } from '@tanstack/react-query';

/** What the shell shows of the home data; without an answer it stands with its fixed links and texts. */
export type ShellData = Pick<Home, 'banners' | 'pages'> & { settings: Partial<Home['settings']> };

const nothing: ShellData = { settings: {}, banners: [], pages: [] };

/** The home data, or nothing as long as the server gives none. */
export const useHome = (): ShellData => useQuery(homeQuery()).data ?? nothing;
