import type { Inconsistency } from '@passo/catalog/parts/inconsistency.ts';
import { anotherCpf } from '../../journey/anotherCpf.ts';

/** What a button of the dialog does: close it, leave the step out, or begin with another CPF. */
export type WayOut = 'again' | 'skip' | 'anotherCpf';

interface InconsistencyWords {
  readonly title: string;
  readonly text: string;
  readonly ok: { readonly label: string; readonly does: WayOut };
  readonly cancel?: { readonly label: string; readonly does: WayOut };
}

const otherCpf = { label: anotherCpf.label, does: 'anotherCpf' } as const;

const readError = (what: string): InconsistencyWords => ({
  title: 'Erro de leitura',
  text: `Não conseguimos ler ${what}. Preencha os dados à mão para continuar.`,
  ok: { label: 'Confirmar', does: 'again' },
});

const mismatch = (text: string): InconsistencyWords => ({
  title: 'Atenção',
  text,
  ok: { label: 'Corrigir', does: 'again' },
  cancel: otherCpf,
});

/** The others are told in the note of the step alone, beside their way out (`RedoDocument.tsx`, the choice of an amount). */
type AskedAbout = Exclude<Inconsistency, 'face' | 'margin'>;

/** By the catalog's vocabulary. The texts are the specification's where it quotes them (2-fields, 8). */
const inconsistencyWords: Readonly<Record<AskedAbout, InconsistencyWords>> = {
  account: {
    title: 'Atenção',
    text: 'A conta ofertada não pertence ao cadastro',
    ok: { label: 'Inserir outra conta', does: 'again' },
    cancel: otherCpf,
  },
  poorBill: {
    title: 'Oops parece que enviou uma conta não muito boa...',
    text: 'Podemos tentar novamente?',
    ok: { label: 'Tentar novamente', does: 'again' },
  },
  invalidBill: {
    title: 'Atenção',
    text: 'Documento de conta de luz inválido!',
    ok: { label: 'Inserir outra conta', does: 'again' },
    cancel: otherCpf,
  },
  proofOfResidence: {
    title: 'Atenção',
    text: 'Documento de comprovante de residência inválido!',
    ok: { label: 'Inserir outro comprovante', does: 'again' },
    cancel: otherCpf,
  },
  readBill: readError('a sua conta de luz'),
  readAddress: readError('o endereço do seu documento'),
  readIdentity: readError('o seu documento'),
  overdue: {
    title: 'Você tem uma fatura em atraso',
    text: 'Se você já pagou, anexe o comprovante',
    ok: { label: 'Anexar comprovante', does: 'again' },
    cancel: { label: 'Agora não', does: 'skip' },
  },
  cpf: mismatch('CPF divergente do documento'),
  cep: mismatch('Cep divergente do documento'),
  city: mismatch('Cidade divergente do documento'),
  state: mismatch('Estado divergente do documento'),
};

const isInconsistency = (name: string): name is AskedAbout => Object.hasOwn(inconsistencyWords, name);

/** Undefined where nothing is asked, and for a name of a server that is newer than this page. */
export const wordsFor = (name: string): InconsistencyWords | undefined =>
  isInconsistency(name) ? inconsistencyWords[name] : undefined;
