import { ButtonLink } from '@portal/ui/button';
import { MissingPage } from '@portal/ui/missing-page';

/** Error boundary for a missing page of the editors. */
export const MissingContent = () => (
  <MissingPage lead="O conteúdo pode ter saído do ar ou mudado de endereço.">
    <ButtonLink to="/">Ir para a página inicial</ButtonLink>
  </MissingPage>
);
