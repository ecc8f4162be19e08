export { IdentityView } from './IdentityView.tsx';
export { OnThePhone } from './OnThePhone.tsx';
