/* Last pages: fetched together, since they tell the same. */

export { FinalView } from './FinalView.tsx';
export { FollowUpView } from './FollowUpView.tsx';
