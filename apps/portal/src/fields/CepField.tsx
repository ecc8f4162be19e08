import { ExternalLink } from '@passo/ui/controls/LinkButton.tsx';
import { TextControl } from '@passo/ui/controls/TextControl.tsx';
import { useState, type ReactNode } from 'react';
import { hash } from '../journey/link.ts';
import { call } from '../session.ts';
import { addressEdits, fillAddress } from './address.ts';
import type { FieldProps } from './fieldProps.ts';
import { textProps } from './TextField.tsx';

/** A postal code that fills the address in. A look-up that fails is nobody's business: the fields are there to type in. */
export function CepField(props: FieldProps): ReactNode {
  const { form, definition } = props;
  const { value, ...text } = textProps(props);
  const [loading, setLoading] = useState(false);
  const lookUp = (digits: string): void => {
    const edits = addressEdits(form);
    setLoading(true);
    void call('findAddress', { params: { hashId: hash(), cep: digits } }).then((answered) => {
      setLoading(false);
      if (answered.ok && answered.value.address !== null) fillAddress(form, answered.value.address, edits);
    });
  };
  const change = (typed: string): void => {
    text.onChange(typed);
    const digits = typed.replace(/\D/g, '');
    if (digits.length === 8 && digits !== value.replace(/\D/g, '')) lookUp(digits);
  };
  const { url } = definition;
  return (
    <TextControl
      {...text}
      value={value}
      onChange={change}
      loading={loading}
      extra={url && <ExternalLink href={url}>Não sei meu CEP</ExternalLink>}
    />
  );
}
