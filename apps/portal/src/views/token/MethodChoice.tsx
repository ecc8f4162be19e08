import type { TokenMethod } from '@passo/engine/definition.ts';
import { RadioGroup } from '@passo/ui/controls/RadioGroup.tsx';
import type { ReactNode } from 'react';
import { methodOption } from './methods.ts';

export interface Way {
  readonly method: TokenMethod;
  readonly target: string | null;
}

interface MethodChoiceProps {
  readonly ways: readonly Way[];
  readonly chosen: TokenMethod | undefined;
  readonly onChoose: (method: TokenMethod) => void;
}

/** Where to receive the code; nothing to choose where there is one way only. */
export function MethodChoice({ ways, chosen, onChoose }: MethodChoiceProps): ReactNode {
  if (ways.length < 2) return null;
  const options = ways.map(({ method, target }) => methodOption(method, target));
  return (
    <RadioGroup
      id="forma-de-envio"
      name="forma-de-envio"
      label="Onde você quer receber o código?"
      options={options}
      value={options.find(({ value }) => value === chosen) ?? null}
      onChange={(option) => {
        const way = ways.find(({ method }) => method === option?.value);
        if (way) onChoose(way.method);
      }}
      required
      readOnly={false}
      disabled={false}
    />
  );
}
