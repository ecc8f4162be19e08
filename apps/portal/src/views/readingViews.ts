export { BenefitQueryView } from './BenefitQueryView.tsx';
export { DetailsView } from './DetailsView.tsx';
export { FollowUpView } from './FollowUpView.tsx';
export { TutorialView } from './TutorialView.tsx';
