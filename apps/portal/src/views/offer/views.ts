export { ContractView } from './ContractView.tsx';
export { OffersView } from './OffersView.tsx';
export { OfferView } from './OfferView.tsx';
export { RevisionView } from './RevisionView.tsx';
export { SignatureView } from '../token/SignatureView.tsx';
export { SimulationView } from './SimulationView.tsx';
export { VendorsView } from './VendorsView.tsx';
