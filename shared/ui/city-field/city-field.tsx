import { capital } from '@portal/shared/institution/names';
import { ownState } from '@portal/shared/institution/own-state';
import { Button } from '@portal/ui/button';
import { useQuery } from '@tanstack/react-query';
import { ComboboxField } from '../combobox-field/combobox-field.tsx';
import { useWatch } from '../form/form.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './city-field.module.css';
import { cityOptionsQuery } from './city-options.ts';

interface CityFieldProps {
  /** Path of the city's id, such as `experiences.0.city_id`. */
  name: string;
  /** Path of the typed city, used without a list. */
  typedName: string;
  label: string;
}

/**
 * City of the list (A 3). Until the list loads, or if it fails, the city can be typed; the form's owner matches it
 * with the list later.
 */
export function CityField({ name, typedName, label }: CityFieldProps) {
  const cities = useQuery(cityOptionsQuery());
  const chosen: string = useWatch({ name });
  const typed: string = useWatch({ name: typedName });
  if (cities.data) {
    return (
      <ComboboxField
        name={name}
        label={label}
        options={cities.data}
        hint={chosen === '' && typed ? `Você escreveu “${typed}”: escolha a cidade na lista.` : undefined}
      />
    );
  }
  return (
    <div className={styles.typed}>
      <TextField
        name={typedName}
        label={label}
        maxLength={255}
        hint={
          cities.isError
            ? 'Não foi possível carregar a lista de cidades. Escreva a cidade e o estado e siga em frente: conferimos antes do envio.'
            : `Escreva a cidade e o estado, como “${capital} - ${ownState}”.`
        }
      />
      {cities.isError && (
        <Button variant="quiet" busy={cities.isFetching} onClick={() => void cities.refetch()}>
          Carregar a lista de novo
        </Button>
      )}
    </div>
  );
}
