import { LastWay } from '@passo/ui/layout/LastWay.tsx';
import { Panel } from '@passo/ui/panel/Panel.tsx';
import { isRecord } from '@passo/engine/json.ts';
import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../drawing/drawable.ts';
import type { Journey } from '../journey/journey.ts';
import { startWith } from '../journey/startWith.ts';
import { askReview } from './askReview.ts';
import { conclude } from './ends/conclude.ts';
import { RefusalDetails } from './ends/RefusalDetails.tsx';
import { illustrationOf } from './illustration.ts';
import { leaveNote, waitNote } from './leaveNote.ts';
import { panelOf } from './panelOf.ts';
import type { PanelAction } from './refusedWays.ts';
import { stagesOf } from './stages.ts';
import { useClosing } from '../state/closing.ts';
import { useSession } from '../session/useSession.ts';
import { stepActions } from './stepActions.ts';
import { useWatch } from './useWatch.ts';
import type { ViewProps } from './view.ts';
import { CallHelp } from './wait/CallHelp.tsx';
import { WaitActions } from './wait/WaitActions.tsx';
import { isLate, isLong, missedOf, waitAt } from './wait/waitWords.ts';

const paidOnDay = onDemand(async () => (await import('./offer/PaidOnDay.tsx')).PaidOnDay);

/** Whether the money that is waited for comes on another day than the contract's. */
const isPutOff = ({ proposal }: Journey, slug: string): boolean => isRecord(proposal?.data.shown[slug]?.ofertaAssinada);

const isRefused = ({ state }: Journey): boolean => state.end === 'refused' || state.end === 'noOffer';

/** How a step stands that somebody else works on, or has decided. */
export function PanelView({ journey, step }: ViewProps): ReactNode {
  const panel = panelOf(journey, step);
  const waits = panel.tone === 'waiting' || panel.tone === 'review';
  useWatch(waits, step.pollSeconds ?? 2);
  const wait = waits ? waitAt(journey, step.slug) : undefined;
  const long = wait !== undefined && isLong(journey, wait);
  const closing = useClosing((state) => state.closing);
  const session = useSession();
  const actions = {
    ...{ ...stepActions(session, step), askReview: () => askReview(session), conclude },
    startWith: () => startWith(session),
    openMyData: () => session.router.go('/meus-dados'),
  };
  const button = (way: PanelAction | undefined) =>
    way && ('href' in way ? way : { label: way.label, onClick: actions[way.does] });
  return (
    <Panel
      answers={isRefused(journey) || long}
      tone={closing && waits ? 'success' : panel.tone}
      illustration={illustrationOf(step.illustration, panel.tone)}
      title={panel.title}
      text={panel.text}
      promise={wait && (missedOf(journey, wait) ?? undefined)}
      stages={waits ? stagesOf(journey, step.slug, wait) : undefined}
      note={waits ? (long ? waitNote(journey, wait) : leaveNote(panel.next)) : undefined}
      action={button(panel.action)}
      secondary={button(panel.secondary)}
      tertiary={button(panel.tertiary)}
      below={
        <>
          {panel.last?.map(({ why, label, does }) => (
            <LastWay key={label} why={why} label={label} onClick={actions[does]} />
          ))}
          {long && <WaitActions journey={journey} slug={step.slug} wait={wait} />}
        </>
      }
    >
      {isRefused(journey) && <RefusalDetails journey={journey} />}
      {wait && isLate(journey, wait) && <CallHelp journey={journey} />}
      {waits && isPutOff(journey, step.slug) && (
        <Suspense fallback={null}>{paidOnDay.draw({ journey, slug: step.slug })}</Suspense>
      )}
    </Panel>
  );
}
