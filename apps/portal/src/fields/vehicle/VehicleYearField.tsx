import { modelOf } from '@passo/catalog/parts/lookedUpParts.ts';
import { AutoCompleteControl } from '@passo/ui/controls/AutoCompleteControl.tsx';
import type { ReactNode } from 'react';
import { hash } from '../../state/hashId.ts';
import { useSession } from '../../session/useSession.ts';
import { commonProps, type FieldProps } from '../fieldProps.ts';
import { modelCodeIn, yearIn } from './answers.ts';
import { lookUpPrice, releasePrice, vehicleIn } from './fillVehicle.ts';
import { matching, yearsOf } from './guide.ts';

/** The year of the model chosen before, or as typed. One out of the guide fills in what the vehicle is worth. */
export function VehicleYearField(props: FieldProps): ReactNode {
  const { form, view, definition } = props;
  const { call } = useSession();
  const year = yearIn(view.value);
  const modelKey = modelOf(definition);
  const pick = (code: string, label: string): void => {
    form.change(view.key, { code, label });
    const modelo = modelCodeIn(form, modelKey);
    if (modelo === '') return releasePrice(form);
    const settle = lookUpPrice(form, view.key);
    void call('fipeValue', { params: { hashId: hash() }, query: { modelo, ano: code } }).then((answered) => {
      if (yearIn(form.view(view.key)?.value).code !== code) return;
      const vehicle = vehicleIn(answered.ok ? answered.value.vehicle : null);
      // What the guide says goes along with the year: a price that is far from it is asked about.
      if (typeof vehicle?.valor === 'number') form.change(view.key, { code, label, worth: vehicle.valor });
      settle(vehicle);
    });
  };
  return (
    <AutoCompleteControl
      {...commonProps(props)}
      inputMode="numeric"
      value={year.label}
      onChange={(label) => {
        form.change(view.key, { code: '', label });
        releasePrice(form);
      }}
      search={async (typed) => {
        const model = modelCodeIn(form, modelKey);
        return model === '' ? [] : matching(yearsOf(call, model), typed);
      }}
      onPick={({ value, label }) => pick(value, label)}
      emptyText="Não achamos este ano. Você pode deixar como digitou."
    />
  );
}
