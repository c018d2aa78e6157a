import { Slot } from '@portal/shared/federation';

export const handle = { slots: ['open-courses'] };

export function Component() {
  return (
    <>
      <h1>Senac Amapá</h1>
      <Slot
        name="open-courses"
        pending={<p>Carregando cursos…</p>}
        failed={(retry) => (
          <button type="button" onClick={retry}>
            Tentar de novo
          </button>
        )}
      />
    </>
  );
}
