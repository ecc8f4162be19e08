import { ChipGroup } from '@passo/ui/controls/ChipGroup.tsx';
import { useState, type ReactNode } from 'react';
import { chooseTheme, currentTheme } from './chooseTheme.ts';

const looks = [
  { value: 'auto', label: 'Automática' },
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Escura' },
] as const;

/** Light or dark, on this device. */
export function Look(): ReactNode {
  const [theme, setTheme] = useState(currentTheme);
  return (
    <ChipGroup
      id="aparencia"
      name="aparencia"
      label="Aparência"
      options={looks}
      value={looks.find(({ value }) => value === theme) ?? null}
      onChange={(option) => {
        const look = looks.find(({ value }) => value === option?.value);
        if (look === undefined) return;
        chooseTheme(look.value);
        setTheme(look.value);
      }}
      required
      readOnly={false}
      disabled={false}
    />
  );
}
