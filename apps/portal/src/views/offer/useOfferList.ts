import type { OfferOnWire } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { chosenOption } from '../../fields/useOptions.ts';
import { hash } from '../../journey/link.ts';
import { call } from '../../session.ts';
import { randomKey } from '../../wire/fingerprint.ts';

/** The calls that answer a list: one amount over every term, or several lenders. */
type ListCall = 'agxPrivateSimulationRange' | 'multipleFinancing';

/** The fields of a simulation that a list is asked with; those that a step does not have are not waited for. */
export const listKeys = {
  amount: 'valorSolicitado',
  downPayment: 'valorEntradaCDC',
  insured: 'comSeguro',
  contract: 'contrato',
  term: 'prazo',
  offer: 'oferta',
} as const;

interface Listed {
  /** What was asked for when this came. */
  readonly question: string;
  readonly offers: readonly OfferOnWire[];
  readonly message: string | null;
}

const REST_MS = 300;
const nothing: Listed = { question: '', offers: [], message: null };

/** Offers for what the form says now, asked for when the answers have rested. `question` is null while one is missing. */
export function useOfferList(form: Form, step: string, name: ListCall, withTerm: boolean) {
  const question = useListQuestion(form, step, withTerm);
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
    };
    // A cancelled call throws to whoever cancelled it, and that is this very effect.
    const timer = setTimeout(() => void fetchThem().catch(() => undefined), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [name, question, round]);
  const fits = listed.question === question;
  return {
    offers: listed.offers,
    message: fits ? listed.message : null,
    busy: question !== null && !fits,
    waits: question === null,
    retry: () => {
      setListed((before) => ({ ...before, question: '' }));
      setRound((count) => count + 1);
    },
  };
}

/** Looked at again whenever one of the fields that it is made of changes. */
function useListQuestion(form: Form, step: string, withTerm: boolean): string | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = Object.values(listKeys).map((key) => form.subscribe(key, listener));
      return () => stops.forEach((stop) => stop());
    },
    [form],
  );
  return useSyncExternalStore(subscribe, () => questionOf(form, step, withTerm));
}

/** The body of the call as text, so that equal questions are equal. */
function questionOf(form: Form, step: string, withTerm: boolean): string | null {
  const value = (key: string): unknown => form.view(key)?.value;
  const has = (key: string): boolean => form.view(key) !== undefined;
  const reais = (key: string): number | undefined => {
    const centavos = value(key);
    return typeof centavos === 'number' ? centavos / 100 : undefined;
  };
  const { amount, downPayment, insured, contract, term } = listKeys;
  const chosen = chosenOption(value(contract))?.value;
  const installments = Number(chosenOption(value(term))?.value ?? 0);
  if (has(amount) && reais(amount) === undefined && chosen === undefined) return null;
  if (has(contract) && chosen === undefined) return null;
  // What is on the slider is what is asked: never the lender's own default in its place.
  if (has(downPayment) && reais(downPayment) === undefined) return null;
  if (withTerm && has(term) && installments === 0) return null;
  return JSON.stringify({
    step,
    valorSolicitado: reais(amount),
    valorEntradaCDC: reais(downPayment),
    comSeguro: has(insured) ? value(insured) === true : undefined,
    contrato: chosen,
    prazo: withTerm && installments > 0 ? installments : undefined,
  });
}
