import type { ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { useRoute } from '../session/useSession.ts';
import { HANDED_BACK } from '../journey/handedBack.ts';
import { HandedBackScreen } from './HandedBackScreen.tsx';
import { MyDataScreen } from './mydata/MyDataScreen.tsx';
import { MyProposalsScreen } from './myproposals/MyProposalsScreen.tsx';
import { RedoneScreen } from './RedoneScreen.tsx';
import { SimplifiedTutorial, StepsTutorial } from './TutorialScreen.tsx';

/** Pages that few people open, in one chunk. */
export function OtherPage({ journey }: { readonly journey: Journey }): ReactNode {
  const path = useRoute();
  if (path === HANDED_BACK) return <HandedBackScreen />;
  if (path === '/meus-dados') return <MyDataScreen />;
  if (path === '/meus-pedidos') return <MyProposalsScreen />;
  if (path === '/simplified-tutorial') return <SimplifiedTutorial journey={journey} />;
  return path === '/steps-tutorial' ? <StepsTutorial journey={journey} /> : <RedoneScreen />;
}
