import { Session } from 'node:inspector/promises';

/** What our verdict is made of, by the functions that do it; whatever they call counts as theirs. */
const parts: Readonly<Record<string, string>> = {
  isJsonObject: 'known to be JSON',
  admit: 'measured, cleaned and strangers found',
  startSingle: 'read',
  evaluate: 'rules and problems',
  answersOf: 'kept',
};

export interface Share {
  readonly part: string;
  /** Of the whole work, 0 to 1. */
  readonly share: number;
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string };
  readonly children?: readonly number[] | undefined;
}

/** Runs the work under V8's own sampling profiler. */
export async function sharesOf(work: () => void): Promise<readonly Share[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return sharesIn(profile.nodes, profile.samples ?? []);
}

function sharesIn(nodes: readonly ProfileNode[], samples: readonly number[]): readonly Share[] {
  const own = new Map<number, number>();
  for (const id of samples) own.set(id, (own.get(id) ?? 0) + 1);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const below = ({ id, children = [] }: ProfileNode): number =>
    children.reduce((sum, child) => sum + belowOf(child), own.get(id) ?? 0);
  const belowOf = (id: number): number => {
    const node = byId.get(id);
    return node === undefined ? 0 : below(node);
  };
  const named = (name: string): readonly ProfileNode[] =>
    nodes.filter(({ callFrame }) => callFrame.functionName === name);
  const whole = named('judge')
    .concat(named('isJsonObject'))
    .reduce((sum, node) => sum + below(node), 0);
  const found = Object.entries(parts).map(([name, part]) => ({
    part,
    share: named(name).reduce((sum, node) => sum + below(node), 0) / whole,
  }));
  const rest = 1 - found.reduce((sum, { share }) => sum + share, 0);
  return [...found, { part: 'the rest (nodes, lists of problems and fields)', share: rest }];
}
