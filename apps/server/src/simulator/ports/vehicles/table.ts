import type { VehicleOption, VehicleType } from '../../../ports/vehicles/vehicles.ts';

export interface KnownModel {
  readonly type: VehicleType;
  readonly brand: VehicleOption;
  readonly model: VehicleOption;
  /** `worth` in reais; made up, of the right size. */
  readonly years: readonly (VehicleOption & { readonly worth: number })[];
}

const fiat = { value: '21', label: 'Fiat' };
const chevrolet = { value: '23', label: 'GM - Chevrolet' };
const volkswagen = { value: '59', label: 'VW - VolksWagen' };
const honda = { value: '80', label: 'Honda' };
const mercedes = { value: '109', label: 'Mercedes-Benz' };

const flex = (year: number, worth: number) => ({ value: `${year}-5`, label: `${year} Flex`, worth });

export const known: readonly KnownModel[] = [
  {
    type: 'carros',
    brand: fiat,
    model: { value: '9535', label: 'Mobi Like 1.0 Fire Flex 5p.' },
    years: [flex(2024, 58_900), flex(2022, 51_300), flex(2020, 44_700)],
  },
  {
    type: 'carros',
    brand: fiat,
    model: { value: '10149', label: 'Strada Volcano 1.3 Flex 8V CD' },
    years: [flex(2024, 98_400), flex(2023, 92_100)],
  },
  {
    type: 'carros',
    brand: chevrolet,
    model: { value: '8711', label: 'Onix Hatch LT 1.0 12V Flex 5p Mec.' },
    years: [flex(2024, 74_200), flex(2021, 61_800)],
  },
  {
    type: 'carros',
    brand: volkswagen,
    model: { value: '5585', label: 'AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut' },
    years: [
      { value: '2016-3', label: '2016 Diesel', worth: 102_300 },
      { value: '2013-3', label: '2013 Diesel', worth: 79_850 },
    ],
  },
  {
    type: 'motos',
    brand: honda,
    model: { value: '7412', label: 'CG 160 Titan Flex' },
    years: [flex(2024, 17_600), flex(2021, 14_900)],
  },
  {
    type: 'caminhoes',
    brand: mercedes,
    model: { value: '3284', label: 'Accelo 1016 2p (Diesel)' },
    years: [{ value: '2019-3', label: '2019 Diesel', worth: 198_500 }],
  },
];

interface Plate {
  readonly model: readonly [VehicleType, brand: string, model: string];
  readonly year: string;
}

/** Old and Mercosul plates that the simulator knows. */
export const plates: Readonly<Record<string, Plate>> = {
  ABC1D23: { model: ['carros', '21', '9535'], year: '2022-5' },
  MBI2E24: { model: ['carros', '21', '9535'], year: '2024-5' },
  BRA2E19: { model: ['carros', '23', '8711'], year: '2021-5' },
  AMR1613: { model: ['carros', '59', '5585'], year: '2016-3' },
  MOT0A21: { model: ['motos', '80', '7412'], year: '2021-5' },
};
