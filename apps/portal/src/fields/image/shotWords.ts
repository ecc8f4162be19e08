import type { Run, Shot } from './shots.ts';

/** What the photos that every product knows are called in a sentence. */
const sides: Readonly<Record<string, Record<'take' | 'ask' | 'next', string>>> = {
  documentoFrente: {
    take: 'Tirar foto da frente',
    ask: 'Encaixe a frente do RG ou da CNH',
    next: 'Depois, a frente',
  },
  documentoVerso: {
    take: 'Tirar foto do verso',
    ask: 'Vire o documento e encaixe o verso',
    next: 'Depois, o verso',
  },
};

/** What the button says that opens the camera for a photo. */
export const takeFor = (key: string): string => sides[key]?.take ?? 'Tirar foto';

/** What to do with the thing in front of the camera. */
export const askFor = ({ key, facing }: Shot): string =>
  sides[key]?.ask ?? (facing === 'user' ? 'Encaixe o rosto na moldura' : 'Encaixe o documento na moldura');

/** What to look at before a picture is taken for good. */
export const checkFor = ({ facing }: Shot): string =>
  facing === 'user' ? 'Seu rosto está inteiro e nítido?' : 'Dá para ler tudo? Sem cortes e sem reflexo?';

/** The photo, and how many there are. */
export const titleOf = ({ shots, at }: Run): string => {
  const label = shots[at]?.label ?? '';
  return shots.length > 1 ? `${label} · ${at + 1} de ${shots.length}` : label;
};

/** What comes after this photo, where something does. */
export function nextWords({ shots, at }: Run): string | null {
  const next = shots[at + 1];
  return next === undefined ? null : (sides[next.key]?.next ?? `Depois: ${next.label}`);
}

/** Said when the camera went on by itself. */
export const passedWords = ({ shots, at }: Run, before: string): string =>
  `${before}: foto pronta. Agora, ${shots[at]?.label ?? ''}.`;
