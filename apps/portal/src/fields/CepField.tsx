import { ExternalLink } from '@passo/ui/controls/LinkButton.tsx';
import { TextControl } from '@passo/ui/controls/TextControl.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hash } from '../state/hashId.ts';
import { useSession } from '../session/useSession.ts';
import { addressKeys, foundAddress, placeKeys } from './address.ts';
import { leaveFilled } from '../form/nextField.ts';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { heldIn } from './lookedUp.ts';
import { beginLookUp, type Found } from './lookUp.ts';
import { textProps } from './TextField.tsx';
import styles from './fields.module.css';

/** Where the post office itself tells a postal code; a definition may name another page. */
const LOOKUP_PAGE = 'https://buscacepinter.correios.com.br/app/endereco/index.php';

/** A postal code that fills the address in. A look-up that fails is nobody's business: the fields are there to type in. */
export function CepField(props: FieldProps): ReactNode {
  const { value, ...text } = textProps(props);
  const { loading, lookUp, stop } = useLookUp(props);
  useCame(props, lookUp);
  const change = (typed: string): void => {
    text.onChange(typed);
    const digits = digitsIn(typed);
    if (!isWhole(digits)) stop();
    else if (digits !== digitsIn(value)) lookUp(digits);
  };
  return (
    <TextControl
      {...text}
      value={value}
      onChange={change}
      loading={loading}
      extra={
        <>
          {text.extra}
          <p className={styles.below}>
            <ExternalLink href={props.definition.url ?? LOOKUP_PAGE}>Não sei meu CEP</ExternalLink>
          </p>
        </>
      }
    />
  );
}

/** A code that came with the page and no address with it, where nobody was asked for one yet: it was not looked up. */
function useCame({ form, view }: FieldProps, lookUp: (cep: string) => void): void {
  const cep = digitsIn(view.value);
  const asked = addressKeys.filter((key) => form.view(key) !== undefined);
  const isAlone = asked.length > 0 && asked.every((key) => heldIn(form, key) === undefined);
  const { stored, earlier, answered } = form.context;
  // What was typed here and looked up may have been emptied since: then that is how it was left.
  const isNews = answered !== true && [stored, earlier].some((known) => digitsIn(known[view.key]) === cep);
  const opened = useRef(isWhole(cep) && !view.readOnly && isAlone && isNews ? (): void => lookUp(cep) : undefined);
  useEffect(() => opened.current?.(), []);
}

const digitsIn = (text: unknown): string => (typeof text === 'string' ? text.replace(/\D/g, '') : '');
const isWhole = (digits: string): boolean => digits.length === 8;

/** One look-up at a time: the answer for a code that is not the one in the field any more must not fill anything in. */
function useLookUp(props: FieldProps) {
  const { form, view } = props;
  const { id } = commonProps(props);
  const ask = useAddresses();
  const [loading, setLoading] = useState(false);
  const running = useRef<AbortController>(null);
  // The code that came with what is there: which of it was looked up then, its answer tells.
  const came = useRef(digitsIn(view.value));
  const stop = (): void => {
    running.current?.abort();
    running.current = null;
    setLoading(false);
  };
  useEffect(() => () => running.current?.abort(), []);
  const run = async (cep: string, { signal }: AbortController): Promise<void> => {
    const looking = beginLookUp(form, view.key, addressKeys);
    const former = came.current;
    const asksFormer = isWhole(former) && former !== cep;
    const [found, before] = await Promise.all([ask(cep, signal), asksFormer ? ask(former, signal) : {}]);
    if (signal.aborted) return;
    came.current = '';
    setLoading(false);
    if (asksFormer) looking.claim(before);
    looking.settleWhole(found, placeKeys);
    if (Object.keys(found).length > 0) leaveFilled(id);
  };
  const lookUp = (cep: string): void => {
    stop();
    running.current = new AbortController();
    setLoading(true);
    void run(cep, running.current);
  };
  return { loading, lookUp, stop };
}

/** What a postal code says, nothing where nobody knows it or nobody answers. */
function useAddresses() {
  const { call } = useSession();
  return async (cep: string, signal: AbortSignal): Promise<Found> => {
    const params = { hashId: hash(), cep };
    const answered = await call('findAddress', { params, signal }).catch(() => null);
    return answered?.ok === true && answered.value.address ? foundAddress(answered.value.address) : {};
  };
}
