import { expect, it } from 'vitest';
import { askedQuestions, type AskedQuestion } from './questions.ts';
import quoted from './texts.json' with { type: 'json' };

/* The word on a button is the act, and what takes something away is not the main way. */

const asked = askedQuestions();
const acts = asked.filter(({ title }) => title !== null && isAct(title));

/** `Desistir do pedido?`, `Tem certeza que deseja voltar às ofertas?`: something is about to be done. */
function isAct(title: string): boolean {
  return /^\p{Lu}\p{Ll}*r\s.*\?$/u.test(title) || title.includes('deseja');
}

/** Whether the specification quotes this word for this very question. */
const isQuoted = ({ texts }: AskedQuestion, word: string | null): boolean =>
  Object.values(quoted).some(
    (group) => group.includes(word ?? '') && group.some((text) => text.includes(' ') && texts.includes(text)),
  );

/** Words that name no act, or leave open what they stop. */
const EMPTY = ['Sim', 'Não', 'OK', 'Ok', 'Confirmar', 'Continuar', 'Cancelar', 'Reiniciar', 'Voltar'];

const named = (question: AskedQuestion): string => `${question.file}: ${question.title}`;

it('finds what the portal asks', () => {
  expect(acts.map(({ title }) => title).toSorted()).toEqual([
    'Apagar os seus dados?',
    'Começar de novo?',
    'Desistir do pedido?',
    'Sair deste aparelho?',
    'Tem certeza que deseja voltar às ofertas?',
  ]);
});

it('the button says the verb of the question, unless the specification quotes another word', () => {
  const saysAnother = acts.filter((question) => {
    const verb = (question.okText ?? '').toLocaleLowerCase('pt-BR').split(' ')[0] ?? '';
    const titled = question.title?.toLocaleLowerCase('pt-BR').split(/[^\p{L}]+/u) ?? [];
    return !titled.includes(verb) && !isQuoted(question, question.okText);
  });
  expect(saysAnother.map(named)).toEqual([]);
});

it('the word of the menu is the word of the button', () => {
  const restart = asked.find(({ title }) => title === 'Começar de novo?');
  expect(restart).toMatchObject({ okText: 'Começar de novo', destructive: true });
});

it('no button of a question is a word that names no act, unless the specification quotes it', () => {
  const empty = asked.flatMap((question) =>
    [question.okText, question.cancelText]
      .filter((word) => word !== null && EMPTY.includes(word) && !isQuoted(question, word))
      .map((word) => `${named(question)} ${word}`),
  );
  expect(empty).toEqual([]);
});

it('an act that is warned of is marked as one that takes something away, but for leaving for the offers', () => {
  const unmarked = acts.filter(({ type, destructive }) => type === 'warning' && !destructive);
  expect(unmarked.map(({ title }) => title)).toEqual(['Tem certeza que deseja voltar às ofertas?']);
});
