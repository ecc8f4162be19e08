import type { OfferOnWire } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { liveAmount, watchAmounts } from '../../form/liveAmounts.ts';
import { useFieldView } from '../../form/useFormState.ts';
import { hash } from '../../state/hashId.ts';
import { useSayOffer } from '../../state/offerInView.ts';
import { useSession } from '../../session/useSession.ts';
import { randomKey } from '../../device/fingerprint.ts';
import { chosenOption } from '../../fields/useOptions.ts';
import type { Quick } from './useQuickOffer.ts';

/** The fields of a simulation: what is asked, over how long, and the offer that answers it. */
export const simulationKeys = { amount: 'valorSolicitado', term: 'prazo', offer: 'oferta' } as const;

interface Asked {
  readonly offer: OfferOnWire | null;
  /** What was asked for when this came. */
  readonly question: string;
  readonly message: string | null;
  /** The values were refused, so that only other values help. */
  readonly refused: boolean;
}

const REST_MS = 300;

/**
 * The offer for what the form says now. It is asked for when the answers have rested, kept while the page lives, and
 * written into the form once it fits what is on the screen, so that nobody can take an offer that they do not see.
 */
export function useOffer(form: Form, step: string, quick: Quick) {
  const { call } = useSession();
  const amount = useFieldView(form, simulationKeys.amount)?.value;
  const term = Number(chosenOption(useFieldView(form, simulationKeys.term)?.value)?.value ?? 0);
  const question = typeof amount === 'number' && amount > 0 && term > 0 ? `${amount}:${term}` : null;
  const [asked, setAsked] = useState<Asked>({ offer: null, question: '', message: null, refused: false });
  const [round, setRound] = useState(0);
  const known = useRef(new Map<string, OfferOnWire>());

  useEffect(() => {
    form.fill(simulationKeys.offer, '');
    if (question === null || typeof amount !== 'number') return;
    const controller = new AbortController();
    const show = (offer: OfferOnWire): void => {
      known.current.set(question, offer);
      setAsked({ offer, question, message: null, refused: false });
      form.fill(simulationKeys.offer, offer.id);
    };
    const fetchIt = async (): Promise<void> => {
      const body = { step, valorSolicitado: amount / 100, prazo: term };
      const answered = await call('simulation', {
        params: { id: hash() },
        body,
        key: randomKey(),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      if (answered.ok) show(answered.value.simulation);
      else {
        const { message, name } = answered.problem;
        setAsked({ offer: null, question, message, refused: name === 'simulation.refused' });
      }
    };
    const ready = known.current.get(question);
    if (ready) {
      show(ready);
      return;
    }
    // A cancelled call throws to whoever cancelled it, and that is this very effect.
    const timer = setTimeout(() => void fetchIt().catch(() => undefined), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, form, step, question, amount, term, round]);

  const live = useSyncExternalStore(
    useCallback((listener: () => void) => watchAmounts(form, listener), [form]),
    () => liveAmount(form, simulationKeys.amount),
  );
  const fits = asked.question === question && live === amount;
  const shown = useMemo(() => {
    if (fits || asked.offer === null || question === null || typeof live !== 'number') return asked.offer;
    return quick(asked.offer, { amount: live / 100, installments: term });
  }, [fits, asked.offer, question, live, term, quick]);
  useSayOffer(shown);
  return {
    offer: shown,
    message: fits ? asked.message : null,
    busy: question !== null && !fits,
    ready: fits && asked.message === null && asked.offer !== null,
    retry: asked.refused
      ? undefined
      : () => {
          setAsked((before) => ({ ...before, question: '', message: null }));
          setRound((count) => count + 1);
        },
  };
}
