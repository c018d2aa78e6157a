import { ButtonLink } from '@portal/ui/button';
import { MissingPage } from '@portal/ui/missing-page';

/** A page of the editors' that is not there. */
export const MissingContent = () => (
  <MissingPage lead="O conteúdo pode ter saído do ar ou mudado de endereço.">
    <ButtonLink to="/">Ir para a página inicial</ButtonLink>
  </MissingPage>
);
