import { useHref, useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** Query parameters of the page's choices. */
export const choiceNames = ['turma', 'desconto'] as const;

/**
 * Returns the page's choices, including those of a pending navigation, so that they show
 * immediately on slow servers, too.
 */
export function useChoices(): URLSearchParams {
  const here = useHref(useLocation().pathname);
  const [search] = useSearchParams();
  const { location: coming } = useNavigation();
  return coming?.pathname === here ? new URLSearchParams(coming.search) : search;
}
