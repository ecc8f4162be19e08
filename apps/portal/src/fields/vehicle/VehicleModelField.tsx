import { AutoCompleteControl } from '@passo/ui/controls/AutoCompleteControl.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { commonProps, type FieldProps } from '../fieldProps.ts';
import { modelIn, typeIn, type HeldModel } from './answers.ts';
import { releaseYear } from './fillVehicle.ts';
import { brandsOf, matching, modelsOf, plain } from './guide.ts';
import styles from './vehicle.module.css';

/** Brand and model out of the price guide, or as typed where the guide does not have them. */
export function VehicleModelField(props: FieldProps): ReactNode {
  const { form, view } = props;
  const { call } = useSession();
  const { error, helper, tooltip, ...common } = commonProps(props);
  const model = modelIn(view.value);
  const change = (next: Partial<HeldModel>): void => {
    form.change(view.key, { ...model, code: '', ...next });
    releaseYear(form);
  };
  const searchModels = async (typed: string) => {
    const type = typeIn(form);
    const brand = (await brandsOf(call, type)).find(({ label }) => plain(label) === plain(model.brand));
    return brand === undefined ? [] : matching(modelsOf(call, type, brand.value), typed);
  };
  return (
    <div className={styles.both}>
      <AutoCompleteControl
        {...common}
        id={`${common.id}-marca`}
        name={`${common.name}-marca`}
        label="Marca do veículo"
        placeholder="Comece a digitar a marca"
        onBlur={undefined}
        value={model.brand}
        onChange={(brand) => change({ brand })}
        search={(typed) => matching(brandsOf(call, typeIn(form)), typed)}
        onPick={() => undefined}
        emptyText="Não achamos esta marca. Você pode deixar como digitou."
      />
      <AutoCompleteControl
        {...common}
        {...{ error, helper, tooltip }}
        value={model.label}
        onChange={(label) => change({ label })}
        search={searchModels}
        onPick={({ value, label }) => change({ code: value, label })}
        emptyText="Não achamos este modelo. Você pode deixar como digitou."
      />
    </div>
  );
}
