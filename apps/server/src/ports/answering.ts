import { operationsOf } from '@passo/catalog';
import type { Choice } from './chosen.ts';
import { notOffered } from './notOffered.ts';
import type { Operation, Providers } from './port.ts';
import { askedPorts } from './registry.ts';
import type { AskedPort } from './vendor.ts';

type Answers = Partial<Providers>;

/**
 * Who answers each operation: of the chosen vendors the first that offers it. Beside the simulator a vendor answers what it can;
 * where real vendors stand alone, nothing is made up for what they leave out.
 */
export const answering = (choice: Choice, simulated: Answers): Answers =>
  askedPorts.reduce<Answers>((all, port) => ({ ...all, ...answersOf(choice, port, simulated) }), simulated);

function answersOf(choice: Choice, port: AskedPort, simulated: Answers): Answers {
  const parts: readonly Answers[] = choice.made(port, simulated);
  const offered = parts.reduceRight<Answers>((later, earlier) => ({ ...later, ...operationsIn(port, earlier) }), {});
  return choice.isAlone(port) ? { ...nothingOf(port), ...offered } : offered;
}

/** A vendor may bring more than its port's operations; and it never answers for another port. */
function operationsIn(port: AskedPort, answers: Answers): Answers {
  const names = new Set<string>(operationsOf(port));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
}

const nothingOf = (port: AskedPort): Readonly<Record<string, Operation<unknown, never>>> =>
  Object.fromEntries(operationsOf(port).map((name) => [name, notOffered]));
