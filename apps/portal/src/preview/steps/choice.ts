import { stepStatuses, type StepStatus } from '@passo/engine/definition.ts';

/** What the address asks for. */
export interface StepChoice {
  readonly kind: string;
  readonly state: StepStatus | null;
  readonly channel: string | null;
  /** What did not fit, so that the step has to be done again. */
  readonly inconsistency: string | null;
  readonly theme: string;
  readonly width: string;
  /** The step alone. */
  readonly framed: boolean;
}

export const frameWidths: Readonly<Record<string, string>> = {
  320: 'Celular pequeno (320)',
  360: 'Celular (360)',
  768: 'Tablet (768)',
  1280: 'Computador (1280)',
};
export const frameThemes: Readonly<Record<string, string>> = { auto: 'Do parceiro', light: 'Claro', dark: 'Escuro' };

export function readChoice(search: string): StepChoice {
  const query = new URLSearchParams(search);
  const known = (name: string, of: Readonly<Record<string, string>>, usual: string): string => {
    const value = query.get(name);
    return value !== null && Object.hasOwn(of, value) ? value : usual;
  };
  return {
    kind: query.get('tipo') ?? 'creditAnalysis',
    state: stepStatuses.find((status) => status === query.get('estado')) ?? null,
    channel: query.get('canal'),
    inconsistency: query.get('inconsistencia'),
    theme: known('tema', frameThemes, 'auto'),
    width: known('largura', frameWidths, '360'),
    framed: query.has('quadro'),
  };
}

export function addressOf({ kind, state, channel, inconsistency, theme, width, framed }: StepChoice): string {
  const query = new URLSearchParams({ tipo: kind, tema: theme, largura: width });
  if (state !== null) query.set('estado', state);
  if (channel !== null) query.set('canal', channel);
  if (inconsistency !== null) query.set('inconsistencia', inconsistency);
  if (framed) query.set('quadro', '');
  return `/passos?${query}`;
}
