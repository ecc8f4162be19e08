import { AutoCompleteControl } from '@passo/ui/controls/AutoCompleteControl.tsx';
import { noOptions } from '@passo/ui/controls/noOptions.ts';
import type { ReactNode } from 'react';
import { textProps } from './TextField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useOptions } from './useOptions.ts';

/** Free text with suggestions out of a list; what is typed counts, chosen or not. */
export function AutoCompleteField(props: FieldProps): ReactNode {
  const { options, loading, onRetry } = useOptions(props);
  const search = async (typed: string) => {
    if (options.length === 0) {
      onRetry?.();
      throw new Error(noOptions);
    }
    const wanted = plain(typed);
    return options.filter(({ label }) => plain(label).includes(wanted)).slice(0, 8);
  };
  return (
    <AutoCompleteControl
      {...textProps(props)}
      loading={loading}
      search={search}
      onPick={() => undefined}
      emptyText="Nenhum item encontrado. Você pode deixar como digitou."
    />
  );
}

/** As people compare words: without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
