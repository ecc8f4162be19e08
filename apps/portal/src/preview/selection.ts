/*
 * What the preview shows, as its address says it:
 * `/componentes?tipo=text&variante=cpf&estado=erro&tema=dark&largura=360&parceiro=aurora`.
 */

export const states = {
  vazio: 'Vazio',
  preenchido: 'Preenchido',
  erro: 'Com erro',
  leitura: 'Só leitura',
  desativado: 'Desativado',
  ajuda: 'Com ajuda',
  imagens: 'Com imagens',
  carregando: 'Carregando opções',
  'sem-opcoes': 'Sem opções',
} as const;
export type StateName = keyof typeof states;

export const themes = { auto: 'Do parceiro', light: 'Claro', dark: 'Escuro' } as const;
type ThemeName = keyof typeof themes;

export const widths = { '360': 'Celular (360)', '560': 'Computador (560)' } as const;
type WidthName = keyof typeof widths;

export interface Selection {
  /** Null: all kinds, one below the other. */
  readonly kind: string | null;
  /** One of the kind's variants; null: as it is used most. */
  readonly variant: string | null;
  readonly state: StateName;
  readonly theme: ThemeName;
  readonly width: WidthName;
  /** Slug of a partner, or `livre`: then the two colours count. Null: the partner that the page was opened for. */
  readonly partner: string | null;
  /** `#rrggbb`. */
  readonly primary: string | null;
  readonly secondary: string | null;
}

const oneOf = <Name extends string>(names: Readonly<Record<Name, string>>, text: string | null): Name | undefined =>
  text !== null && isNameOf(names, text) ? text : undefined;

const isNameOf = <Name extends string>(names: Readonly<Record<Name, string>>, text: string): text is Name =>
  Object.hasOwn(names, text);

const colour = (text: string | null): string | null =>
  text !== null && /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : null;

/** Reads a query. What it does not say, or says wrong, has a usual value. */
export function readSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  return {
    kind: query.get('tipo') || null,
    variant: query.get('variante') || null,
    state: oneOf(states, query.get('estado')) ?? 'preenchido',
    theme: oneOf(themes, query.get('tema')) ?? 'auto',
    width: oneOf(widths, query.get('largura')) ?? '560',
    partner: query.get('parceiro') || null,
    primary: colour(query.get('primaria')),
    secondary: colour(query.get('secundaria')),
  };
}

export function writeSelection({ kind, variant, state, theme, width, partner, primary, secondary }: Selection): string {
  const isFree = partner === 'livre';
  const query = new URLSearchParams({
    ...(kind !== null && { tipo: kind }),
    ...(kind !== null && variant !== null && { variante: variant }),
    estado: state,
    tema: theme,
    largura: width,
    ...(partner !== null && { parceiro: partner }),
    ...(isFree && primary !== null && { primaria: primary }),
    ...(isFree && secondary !== null && { secundaria: secondary }),
  });
  return `?${query}`;
}
