export { GuideGapField } from './GuideGapField.tsx';
export { PlateField } from './PlateField.tsx';
export { VehicleModelField } from './VehicleModelField.tsx';
export { VehicleYearField } from './VehicleYearField.tsx';
