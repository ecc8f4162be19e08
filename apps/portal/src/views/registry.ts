import type { StepStatus } from '@passo/engine/definition.ts';
import type { ViewName } from '@passo/engine/looks.ts';
import { onDemand, atOnce, type Drawable } from '../drawing/drawable.ts';
import { FormView } from './form/FormView.tsx';
import type { ViewProps } from './view.ts';

interface View {
  /** The states in which it draws the step; in all others the panel does. */
  readonly states: readonly StepStatus[];
  readonly drawn: Drawable<ViewProps>;
  /** Messages and buttons are words for it: of its fields only those that ask are drawn with their controls. */
  readonly words?: true;
}

const asks: readonly StepStatus[] = ['init', 'remake', 'finished'];
const waits: readonly StepStatus[] = ['waiting'];
const ends: readonly StepStatus[] = ['finished'];
const panel: Drawable<ViewProps> = onDemand(async () => (await import('./PanelView.tsx')).PanelView);

// What is fetched together is named together: each chunk's name stands in the first one.
const offer = () => import('./offer/views.ts');
const phone = () => import('./elsewhere/phoneViews.ts');
const reading = () => import('./readingViews.ts');

/** What draws a step, by the name that its kind gives on the server. */
const views: Readonly<Record<ViewName, View | null>> = {
  form: { states: asks, drawn: atOnce(FormView) },
  token: { states: asks, drawn: onDemand(async () => (await import('./token/TokenView.tsx')).TokenView) },
  signature: { states: asks, drawn: onDemand(async () => (await offer()).SignatureView) },
  simulation: { states: asks, drawn: onDemand(async () => (await offer()).SimulationView) },
  offers: { states: asks, drawn: onDemand(async () => (await offer()).OffersView) },
  vendors: { states: asks, drawn: onDemand(async () => (await offer()).VendorsView) },
  revision: { states: ['success'], drawn: onDemand(async () => (await offer()).RevisionView) },
  contract: { states: ['success', 'finished'], drawn: onDemand(async () => (await offer()).ContractView) },
  offer: { states: ['success', ...asks], drawn: onDemand(async () => (await offer()).OfferView) },
  link: { states: waits, drawn: onDemand(async () => (await offer()).LinkView) },
  identity: { states: waits, drawn: onDemand(async () => (await phone()).IdentityView) },
  photos: { states: asks, drawn: onDemand(async () => (await import('./elsewhere/PhotosView.tsx')).PhotosView) },
  benefitQuery: { states: waits, drawn: onDemand(async () => (await reading()).BenefitQueryView) },
  tutorial: {
    states: asks,
    drawn: onDemand(async () => (await import('./TutorialView.tsx')).TutorialView),
    words: true,
  },
  details: { states: asks, drawn: onDemand(async () => (await reading()).DetailsView) },
  followUp: { states: ends, drawn: onDemand(async () => (await offer()).FollowUpView) },
  final: { states: ends, drawn: onDemand(async () => (await offer()).FinalView) },
  panel: { states: [], drawn: panel },
  unknown: null,
};

/** Last pages. */
const endings: ReadonlySet<string> = new Set(['final', 'followUp']);

/** A server that is newer than this page may know more of them. */
const isView = (name: string): name is ViewName => Object.hasOwn(views, name);

/** Whether every field of a step is drawn with its control. */
export const drawsControls = (name: string): boolean => !isView(name) || views[name]?.words !== true;

/** Null for a view that this page does not know: the step cannot be shown. */
export function viewFor(name: string, status: StepStatus, ended: boolean): Drawable<ViewProps> | null {
  const view = isView(name) ? views[name] : null;
  if (view === null) return null;
  // An ended proposal has nothing left to ask; only its own last page is more than a panel.
  if (ended && !endings.has(name)) return panel;
  return view.states.includes(status) ? view.drawn : panel;
}
