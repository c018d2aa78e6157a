import type { Unit } from '@portal/contract/endpoints/units';
import { unitPath } from '@portal/contract/format/links';
import { theInstitution } from '@portal/contract/institution/names';
import { preload } from '@portal/platform/remote';
import { Picture } from '@portal/ui/picture';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { ListPage } from '../../parts/list-page.tsx';
import { UnitContact, unitsQuery } from '../../parts/unit-contact.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, unitsQuery());

/** /unidades: units with their contacts (A 2.6). */
export function Component() {
  const units = useQuery(unitsQuery());
  return (
    <ListPage
      header={{
        title: 'Unidades',
        lead: `Salas, laboratórios e uma carreta-escola: onde você encontra ${theInstitution}.`,
      }}
      query={units}
      itemsOf={(all) => all}
      what="as unidades"
      empty="Não há unidades cadastradas no momento."
    >
      {(shown) => (
        <ul className="stack columns gap-6 pageEnd">
          {shown.map((unit) => (
            <li key={unit.name}>
              <UnitCard unit={unit} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

/** Unit: picture, name and contacts (A 2.6). */
const UnitCard = ({ unit }: { unit: Unit }) => (
  <article className="card stack gap-0 top tall clip">
    <Picture src={unit.image} alt="" width={800} height={450} />
    <div className="stack gap-2 p-5 lineTop">
      <h2 className="text-lg">
        <Link to={unitPath(unit.name)}>{unit.name}</Link>
      </h2>
      <UnitContact unit={unit} />
    </div>
  </article>
);
