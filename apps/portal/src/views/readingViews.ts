export { BenefitQueryView } from './BenefitQueryView.tsx';
export { DetailsView } from './DetailsView.tsx';
export { LinkView } from './elsewhere/LinkView.tsx';
