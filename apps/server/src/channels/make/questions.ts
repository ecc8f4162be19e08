import { fontNames } from '@passo/domain/theme/fonts.ts';
import { colour } from '../colour.ts';
import { institutionOf } from '../institutionFile.ts';
import { slug } from '../slug.ts';
import type { Sample } from './offers.ts';

/** What is asked of whoever makes a partner. An empty answer is what is suggested. */
export interface Question {
  readonly key: string;
  readonly asks: string;
  suggests(answers: Answers): string;
  /** What is wrong with an answer; null where nothing is. */
  problem(answer: string): string | null;
}

export type Answers = Readonly<Record<string, string>>;

interface Shape {
  safeParse(value: unknown): {
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
}
const heldTo =
  (shape: Shape) =>
  (answer: string): string | null =>
    shape.safeParse(answer).error?.issues[0]?.message ?? null;

const oneOf =
  (names: readonly string[]) =>
  (answer: string): string | null =>
    names.includes(answer) ? null : `must be one of: ${names.join(', ')}`;

const filled = (answer: string): string | null => (answer === '' ? 'must not be empty' : null);
const nothing = (): string => '';

/** `Maré Alta` is `mare-alta`. */
const slugOf = (name = ''): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

const { name, cnpj, address, email, sac, ombudsman } = institutionOf('who sells').shape;

/** In the order in which they are asked. `taken`: the slugs of partners that are there. */
export const questionsFor = (samples: readonly Sample[], taken: readonly string[]): readonly Question[] => [
  { key: 'name', asks: 'What do people call it', suggests: nothing, problem: filled },
  {
    ...{ key: 'slug', asks: 'The name of its folder', suggests: (said) => slugOf(said['name']) },
    problem: (answer) => (taken.includes(answer) ? `"${answer}" is there already` : heldTo(slug)(answer)),
  },
  { key: 'article', asks: 'Its article: a (Aurora) or o (Ipê)', suggests: () => 'a', problem: oneOf(['a', 'o']) },
  {
    key: 'company',
    asks: 'The company that sells',
    suggests: (said) => `${said['name']} Correspondente Ltda.`,
    problem: heldTo(name),
  },
  { key: 'cnpj', asks: 'Its CNPJ', suggests: nothing, problem: heldTo(cnpj) },
  { key: 'address', asks: 'Its address', suggests: nothing, problem: heldTo(address) },
  { key: 'email', asks: 'Its e-mail', suggests: nothing, problem: heldTo(email) },
  { key: 'sac', asks: 'The telephone of its SAC', suggests: nothing, problem: heldTo(sac) },
  { key: 'ombudsman', asks: 'The telephone of its ombudsman', suggests: nothing, problem: heldTo(ombudsman) },
  {
    key: 'help',
    asks: 'The address of its help',
    suggests: (said) => `https://${said['slug']}.example/ajuda`,
    problem: filled,
  },
  { key: 'primary', asks: 'Its colour', suggests: () => '#1f5fbf', problem: heldTo(colour) },
  { key: 'secondary', asks: 'What goes with it in pictures', suggests: () => '#d9a45b', problem: heldTo(colour) },
  {
    key: 'font',
    asks: `Its font (${fontNames.join(', ')})`,
    suggests: () => fontNames[0] ?? '',
    problem: oneOf(fontNames),
  },
  {
    ...{ key: 'flows', asks: 'What it sells, with commas between', suggests: () => samples[0]?.flow ?? '' },
    problem: (answer) =>
      listed(answer)
        .map(oneOf(samples.map(({ flow }) => flow)))
        .find((one) => one !== null) ?? null,
  },
];

/** The names in an answer. */
export const listed = (answer = ''): readonly string[] => [...new Set(answer.split(',').map((one) => one.trim()))];
