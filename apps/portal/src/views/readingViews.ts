export { BenefitQueryView } from './BenefitQueryView.tsx';
export { DetailsView } from './DetailsView.tsx';
