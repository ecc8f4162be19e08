import type { SystemConfiguration } from '@passo/contract';
import { today } from '@passo/domain';
import { newJourney, phasesOf } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import type { Channel } from '../../channels/channel.ts';
import { homeOf } from '../../channels/homeOf.ts';
import { questionsOf } from '../../channels/questionsOf.ts';
import { environmentOf, openAccess, unproven, type Access, type Visitor } from '../access/access.ts';
import { redirectOf } from '../access/redirect.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { shownProposal } from './shownProposal.ts';
import { metaProductBankId, stepOnWire } from './stepView.ts';

/** Everything the portal starts with. A proposal behind the link is shown only to a device that has proven itself. */
export async function readSystem(runtime: Runtime, visitor: Visitor): Promise<SystemConfiguration> {
  const access = await openAccess(runtime, visitor);
  if (access.proposal !== null && !access.proven) throw unproven(access.proposal);
  return systemOf(runtime, access);
}

export async function systemOf(runtime: Runtime, access: Access): Promise<SystemConfiguration> {
  const { channel, proposal, startedAs } = access;
  const { settings, partner, bank } = channel;
  const version = proposal?.version ?? (await runtime.versions(channel.flowVersion));
  if (version.flow.steps.length === 0) throw new ProblemError('steps.notFound');
  const state = proposal?.state ?? newJourney(version.flow);
  const product = settings.name;
  return {
    proposal: proposal === null ? null : await shownProposal(runtime, proposal),
    steps: version.flow.steps.map((step) => stepOnWire(step, channel, state)),
    phases: phasesOf(version.definition).map(({ steps, ...phase }) => ({ ...phase, steps: [...steps] })),
    bank: { id: bank.slug, name: bank.name, slug: bank.slug },
    master: { id: partner.slug, name: partner.name, slug: partner.slug, sac: partner.correspondent.sac },
    product: { id: settings.product, name: product },
    metaProduct: { id: settings.product, name: product, slug: settings.product },
    metaProductBank: { id: metaProductBankId(channel), name: `${product} · ${bank.name}` },
    corporation: { id: partner.corporation },
    store: { id: settings.store },
    code: settings.code,
    startedAs: startedAs === 'manual' ? 'manual' : 'customer',
    tutorialBanksName: [...(settings.tutorialBanksName ?? [bank.name])],
    waitingFinishFillProposalSelfContract: false,
    directForm: settings.landing === undefined,
    redirect: await redirectOf(runtime, access),
    canShowSidebar: settings.navigator,
    hiddenKeys: [...environmentOf(runtime, channel, startedAs).hiddenKeys],
    today: today(runtime.clock.now()),
    configuration: configurationOf(channel),
  };
}

/** `timeout` in milliseconds. */
const idleTimer = (idle: Channel['settings']['idle']) =>
  idle === undefined ? { enable: false } : { enable: true, timeout: idle.seconds * 1000, message: idle.message };

/** What the server's own page says is said there. */
const onFirstPage: readonly string[] = ['needs', 'free'];
const portalWords = (words: Channel['texts']['words']): Channel['texts']['words'] =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !onFirstPage.includes(name)));

function configurationOf(channel: Channel): SystemConfiguration['configuration'] {
  const { settings, partner, theme, texts } = channel;
  const asset = (file: string): string => `/marcas/${partner.slug}/${file}`;
  return {
    stepsWithReuseDocument: Object.fromEntries(settings.reuseDocuments.map((slug) => [slug, true])),
    disrupture: { timer: idleTimer(settings.idle) },
    indicator: { navigator: settings.navigator, backToOffers: settings.backToOffers },
    display: {
      colors: theme.colors,
      favicon: asset(theme.favicon),
      images: {
        logo: asset(theme.logo),
        ...(theme.logoDark !== undefined && { logoDark: asset(theme.logoDark) }),
        ...(theme.desktopBackground !== undefined && { desktopBackground: asset(theme.desktopBackground) }),
      },
      homePage: homeOf(channel),
      words: portalWords(texts.words),
      hasQuestions: questionsOf(channel).length > 0,
      finalPage: texts.finalPage,
      hasLandingPage: settings.landing !== undefined,
      enableProposalRestartAtAnytime: settings.restart,
      hidePopupMultiProposal: settings.hidePopupMultiProposal,
      hideProgressBar: settings.hideProgressBar,
      hideWhatsAppButton: settings.hideWhatsAppButton,
      opensTerms: settings.opensTerms,
      ...(settings.stepCounter !== undefined && { hideStepAmount: !settings.stepCounter }),
    },
  };
}
