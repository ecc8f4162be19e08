export { ComponentsPage } from './ComponentsPage.tsx';
export { StepsPage } from './steps/StepsPage.tsx';
