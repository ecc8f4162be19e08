export { DocumentLinkView } from './DocumentLinkView.tsx';
export { IdentityView } from './IdentityView.tsx';
