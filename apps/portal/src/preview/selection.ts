/* What the preview shows, as its address says it: `/componentes?tipo=money&estado=erro&tema=dark&largura=360`. */

export const states = {
  vazio: 'Vazio',
  preenchido: 'Preenchido',
  erro: 'Com erro',
  leitura: 'Só leitura',
  carregando: 'Carregando opções',
  'sem-opcoes': 'Sem opções',
} as const;
export type StateName = keyof typeof states;

export const themes = { auto: 'Do parceiro', light: 'Claro', dark: 'Escuro' } as const;
export type ThemeName = keyof typeof themes;

export const widths = { '360': 'Celular (360 px)', '560': 'Computador (560 px)' } as const;
export type WidthName = keyof typeof widths;

export interface Selection {
  /** Null: all kinds, one below the other. */
  readonly kind: string | null;
  readonly state: StateName;
  readonly theme: ThemeName;
  readonly width: WidthName;
}

const oneOf = <Name extends string>(names: Readonly<Record<Name, string>>, text: string | null): Name | undefined =>
  text !== null && isNameOf(names, text) ? text : undefined;

const isNameOf = <Name extends string>(names: Readonly<Record<Name, string>>, text: string): text is Name =>
  Object.hasOwn(names, text);

/** Reads a query. What it does not say, or says wrong, has a usual value. */
export function readSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  return {
    kind: query.get('tipo') || null,
    state: oneOf(states, query.get('estado')) ?? 'preenchido',
    theme: oneOf(themes, query.get('tema')) ?? 'auto',
    width: oneOf(widths, query.get('largura')) ?? '560',
  };
}

export function writeSelection({ kind, state, theme, width }: Selection): string {
  const query = new URLSearchParams({
    ...(kind !== null && { tipo: kind }),
    estado: state,
    tema: theme,
    largura: width,
  });
  return `?${query}`;
}
