export { OffersView } from './OffersView.tsx';
export { OfferView } from './OfferView.tsx';
export { RevisionView } from './RevisionView.tsx';
export { ContractView } from '../sign/ContractView.tsx';
export { SignatureView } from '../sign/SignatureView.tsx';
export { SimulationView } from './SimulationView.tsx';
export { VendorsView } from './VendorsView.tsx';
