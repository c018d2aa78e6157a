import { cityOptionsQuery } from '@portal/client/cities/city-options';
import { capital } from '@portal/contract/institution/names';
import { ownState } from '@portal/contract/institution/own-state';
import { Button } from '@portal/ui/button';
import { ComboboxField } from '@portal/ui/combobox-field';
import { useWatch } from '@portal/ui/form';
import { TextField } from '@portal/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import styles from './city-field.module.css';

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
