import { isMaskName, masks } from '@passo/domain/masks.ts';
import type { Mask } from '@passo/domain/mask.ts';
import { TextControl, type TextControlProps } from '@passo/ui/controls/TextControl.tsx';
import type { ControlName } from '@passo/engine/looks.ts';
import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';
import { commonProps, type FieldProps } from './fieldProps.ts';

interface TextFieldProps extends FieldProps {
  /** What a kind of text has of its own, such as its keyboard. */
  readonly own?: Partial<TextControlProps>;
}

/** One line of text with the mask that its definition names: names, numbers, dates. */
export function TextField({ own, ...props }: TextFieldProps): ReactNode {
  const text = { ...textProps(props), ...own };
  const session = useSession();
  if (props.definition.resource === undefined) return <TextControl {...text} />;
  const change = (typed: string): void => {
    text.onChange(typed);
    void import('./cpfResource.ts').then(({ textChanged }) => textChanged(session, props, typed));
  };
  return <TextControl {...text} onChange={change} />;
}

/** What is typed the same way wherever it is asked, whatever mask a definition names. */
const implied: Partial<Readonly<Record<ControlName, Mask>>> = { date: masks.date, cep: masks.cep };

export function textProps(props: FieldProps): TextControlProps {
  const { form, view, definition, field } = props;
  const named = isMaskName(definition.mask) ? masks[definition.mask] : undefined;
  const mask = implied[field.kind?.control ?? 'text'] ?? named;
  const common = commonProps(props);
  return {
    ...common,
    value: typeof view.value === 'string' ? view.value : '',
    onChange: (text) => form.change(view.key, text),
    mask,
    inputMode: mask?.inputMode,
    autoCapitalize: mask?.autoCapitalize,
    autoComplete: common.autoComplete === 'off' ? (mask?.autoComplete ?? 'off') : common.autoComplete,
    enterKeyHint: 'next',
  };
}
