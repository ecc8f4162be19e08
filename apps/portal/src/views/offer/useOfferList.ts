import type { Form } from '@passo/engine/form/form.ts';
import { useEffect, useMemo, useState } from 'react';
import { hash } from '../../state/hashId.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { keepProposal } from '../../state/proposal.ts';
import { randomKey } from '../../device/fingerprint.ts';
import { useListQuestion } from './listQuestion.ts';
import { offersFor, type Listed, type Reckoning } from './offersFor.ts';

/** The calls that answer a list: one amount over every term, or several lenders. */
type ListCall = 'simulationRange' | 'multipleFinancing';

const REST_MS = 300;
const nothing: Listed = { question: '', offers: [], message: null };

/** Offers for what the form says now, asked for when the answers have rested. `question` is null while one is missing. */
export function useOfferList(form: Form, step: string, name: ListCall, withTerm: boolean, reckoning: Reckoning) {
  const session = useSession();
  const { call } = session;
  const { question, live, refused } = useListQuestion(form, step, withTerm);
  const [listed, setListed] = useState<Listed>(nothing);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (question === null) return;
    const controller = new AbortController();
    const fetchThem = async (): Promise<void> => {
      const body = JSON.parse(question);
      const { signal } = controller;
      const answered = await call(name, { params: { id: hash() }, body, key: randomKey(), signal });
      if (signal.aborted) return;
      if (answered.ok) setListed({ question, offers: answered.value.simulations, message: null });
      else setListed({ question, offers: [], message: answered.problem.message });
      // The proposal waits for a person now: its page says so.
      if (!answered.ok && answered.problem.name === 'simulation.held') await lookAgain(session);
    };
    // A cancelled call throws to whoever cancelled it, and that is this very effect.
    const timer = setTimeout(() => void fetchThem().catch(() => undefined), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [session, call, name, question, round]);
  const fits = listed.question === live;
  const { quick, most } = reckoning;
  const reckoned = useMemo(() => offersFor(listed, live, { quick, most }), [listed, live, quick, most]);
  return {
    offers: reckoned,
    message: fits ? listed.message : null,
    // Also before what is typed has rested: nothing is taken meanwhile.
    busy: live !== null && !fits,
    waits: live === null,
    refused,
    retry: () => {
      setListed((before) => ({ ...before, question: '' }));
      setRound((count) => count + 1);
    },
  };
}

/** The proposal as it stands now. */
async function lookAgain({ call }: Session): Promise<void> {
  const told = await call('finishedUpdate', { params: { id: hash() } });
  if (told.ok) keepProposal(told.value.proposal);
}
