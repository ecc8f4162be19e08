import { ExternalLink } from '@passo/ui/controls/LinkButton.tsx';
import { TextControl } from '@passo/ui/controls/TextControl.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hash } from '../state/hashId.ts';
import { useSession } from '../session/useSession.ts';
import { addressEdits, fillAddress } from './address.ts';
import type { FieldProps } from './fieldProps.ts';
import { textProps } from './TextField.tsx';

/** Where the post office itself tells a postal code; a definition may name another page. */
const LOOKUP_PAGE = 'https://buscacepinter.correios.com.br/app/endereco/index.php';

/** A postal code that fills the address in. A look-up that fails is nobody's business: the fields are there to type in. */
export function CepField(props: FieldProps): ReactNode {
  const { value, ...text } = textProps(props);
  const { loading, lookUp, stop } = useLookUp(props);
  const change = (typed: string): void => {
    text.onChange(typed);
    const digits = typed.replace(/\D/g, '');
    if (digits.length !== 8) stop();
    else if (digits !== value.replace(/\D/g, '')) lookUp(digits);
  };
  return (
    <TextControl
      {...text}
      value={value}
      onChange={change}
      loading={loading}
      extra={
        <>
          {text.extra} <ExternalLink href={props.definition.url ?? LOOKUP_PAGE}>Não sei meu CEP</ExternalLink>
        </>
      }
    />
  );
}

/** One look-up at a time: the answer for a code that is not the one in the field any more must not fill anything in. */
function useLookUp({ form }: FieldProps) {
  const { call } = useSession();
  const [loading, setLoading] = useState(false);
  const running = useRef<AbortController>(null);
  const stop = (): void => {
    running.current?.abort();
    running.current = null;
    setLoading(false);
  };
  useEffect(() => () => running.current?.abort(), []);
  const lookUp = (cep: string): void => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const edits = addressEdits(form);
    setLoading(true);
    call('findAddress', { params: { hashId: hash(), cep }, signal: controller.signal })
      .then((answered) => {
        if (controller.signal.aborted) return;
        setLoading(false);
        if (answered.ok && answered.value.address !== null) fillAddress(form, answered.value.address, edits);
      })
      .catch(() => undefined);
  };
  return { loading, lookUp, stop };
}
