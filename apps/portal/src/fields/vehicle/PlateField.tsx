import { masks } from '@passo/domain/masks.ts';
import { isValidPlate } from '@passo/domain/plate/plate.ts';
import { isRecord } from '@passo/engine/json.ts';
import { TextControl } from '@passo/ui/controls/TextControl.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { hash } from '../../state/hashId.ts';
import { useSession } from '../../session/useSession.ts';
import { commonProps, type FieldProps } from '../fieldProps.ts';
import { lookUpVehicle, vehicleIn } from './fillVehicle.ts';

const plateIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'plate' in value && typeof value.plate === 'string' ? value.plate : '';

/** A plate that fills the vehicle in. A look-up that fails is nobody's business: the fields are there to type in. */
export function PlateField(props: FieldProps): ReactNode {
  const { form, view } = props;
  const { call } = useSession();
  const [loading, setLoading] = useState(false);
  const asked = useRef('');
  const lookUp = async (plate: string): Promise<void> => {
    const looking = lookUpVehicle(form, view.key);
    setLoading(true);
    const placa = masks.licencePlate.unmask(plate);
    asked.current = placa;
    const answered = await call('findVehicle', { params: { hashId: hash() }, body: { placa } });
    if (asked.current !== placa) return;
    setLoading(false);
    if (plateIn(form.view(view.key)?.value) !== plate) return;
    const vehicle = vehicleIn(answered.ok ? answered.value.vehicle : null);
    if (vehicle !== null) form.change(view.key, { plate, vehicle: withoutNull(vehicle) });
    looking.settle(vehicle);
  };
  const change = (plate: string): void => {
    const known = vehicleIn(isRecord(view.value) ? view.value.vehicle : null);
    if (known !== null) lookUpVehicle(form, view.key).claim(known);
    form.change(view.key, { plate });
    if (isValidPlate(plate)) void lookUp(plate);
  };
  return (
    <TextControl
      {...commonProps(props)}
      value={plateIn(view.value)}
      onChange={change}
      mask={masks.licencePlate}
      inputMode="text"
      autoCapitalize="characters"
      enterKeyHint="next"
      loading={loading}
    />
  );
}

/** What nobody said does not travel. */
const withoutNull = (vehicle: object): object =>
  Object.fromEntries(Object.entries(vehicle).filter(([, value]) => value !== null));
