import { useHref, useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/**
 * The page's choices (`turma`, `desconto`) as the visitor made them: those of the address, or already those of the
 * address that is being navigated to, so that a choice shows at once, however slow the server is.
 */
export function useChoices(): URLSearchParams {
  const here = useHref(useLocation().pathname);
  const [search] = useSearchParams();
  const { location: coming } = useNavigation();
  return coming?.pathname === here ? new URLSearchParams(coming.search) : search;
}
