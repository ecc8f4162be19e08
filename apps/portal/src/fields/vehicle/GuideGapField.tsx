import { guideGap } from '@passo/catalog/parts/guideGap.ts';
import { PRICE } from '@passo/catalog/parts/lookedUpParts.ts';
import type { Form } from '@passo/engine/form/form.ts';
import type { Seen } from '@passo/engine/kind.ts';
import { formatMoney } from '@passo/domain/money/money.ts';
import { Question } from '@passo/ui/layout/Question.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { commonProps, fieldId, type FieldProps } from '../fieldProps.ts';

/** Where the form asks no price: on the pages that show fields. */
const ELSEWHERE = 'Só pergunta quando o valor do veículo está longe da tabela FIPE.';

const sides = { above: 'acima', below: 'abaixo' } as const;

/** Asks once about a price that is far from the guide's. It waits until the price has been left: half a number is far from everything. */
export function GuideGapField(props: FieldProps): ReactNode {
  const { form, view, definition } = props;
  const { id, error } = commonProps(props);
  const price = form.view(PRICE)?.value;
  const gap = guideGap(definition, (key) => seenIn(form, key));
  const isTyping = useTyping(fieldId(PRICE));
  const isConfirmed = view.value === price;
  // What was confirmed was another price.
  useEffect(() => {
    if (!isConfirmed && typeof view.value === 'number' && view.value > 0) form.change(view.key, undefined);
  }, [form, view.key, view.value, isConfirmed]);
  const confirm = (): void => {
    form.change(view.key, price);
    // The button is gone by now, so it cannot send the form itself.
    document.getElementById(id)?.closest('form')?.requestSubmit();
  };
  const isAsked = gap !== null && (!isTyping || error !== undefined);
  const frame = { id, error, label: 'Conferir o valor do veículo' };
  if (form.view(PRICE) === undefined) return <Question {...frame} words={ELSEWHERE} ways={[]} />;
  const words = gap && (
    <p>
      O valor está bem {sides[gap.side]} da tabela FIPE ({formatMoney(gap.guideCentavos)}).{' '}
      {isConfirmed ? 'Você disse que está certo.' : <b>Está certo?</b>}
    </p>
  );
  const ways = [
    { label: 'Corrigir o valor', onClick: () => document.getElementById(fieldId(PRICE))?.focus() },
    { label: 'Está certo, continuar', onClick: confirm },
  ];
  return <Question {...frame} words={isAsked && words} ways={isConfirmed ? [] : ways} />;
}

function seenIn(form: Form, key: string): Seen | undefined {
  const [view, definition] = [form.view(key), form.definition(key)];
  return view && definition && { value: view.value, field: { definition } };
}

/** Whether the input of this id has the focus. */
function useTyping(id: string): boolean {
  const [typing, setTyping] = useState(() => document.activeElement?.id === id);
  useEffect(() => {
    const look = (): void => setTyping(document.activeElement?.id === id);
    const leave = ({ relatedTarget }: FocusEvent): void =>
      setTyping(relatedTarget instanceof Element && relatedTarget.id === id);
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
    };
  }, [id]);
  return typing;
}
