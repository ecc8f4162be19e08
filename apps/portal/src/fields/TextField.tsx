import { isMaskName, masks } from '@passo/domain/masks.ts';
import type { Mask } from '@passo/domain/mask.ts';
import { TextControl, type TextControlProps } from '@passo/ui/controls/TextControl.tsx';
import type { ControlName } from '@passo/engine/looks.ts';
import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';
import { commonProps, type FieldProps } from './fieldProps.ts';

/** One line of text with the mask that its definition names: names, numbers, dates. */
export function TextField(props: FieldProps): ReactNode {
  const text = textProps(props);
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
    ...keyboardOf(mask, definition.validation?.includes('email') === true),
    autoComplete: common.autoComplete === 'off' ? (mask?.autoComplete ?? 'off') : common.autoComplete,
    enterKeyHint: 'next',
  };
}

function keyboardOf(mask: Mask | undefined, isEmail: boolean): Pick<TextControlProps, 'inputMode' | 'autoCapitalize'> {
  if (isEmail) return { inputMode: 'email', autoCapitalize: 'none' };
  return { inputMode: mask?.inputMode, autoCapitalize: mask?.autoCapitalize };
}
