import type { Queryable } from '../../database/pool.ts';
import type { World } from '../../platform/mode.ts';
import { OperatorError } from '../../platform/operatorError.ts';
import { noteWorld, readTraces, readWorld, type Traces } from '../../repositories/worldRepository.ts';

interface Claim {
  /** Of whoever starts. */
  readonly world: World;
  /** What the operator says of a database in which nothing is written down (`DATABASE_WORLD`). */
  readonly said: World | null;
}

const named: Readonly<Record<World, string>> = {
  real: 'production',
  simulated: 'the simulated world (development or a demonstration)',
};

/**
 * Refuses a database of the other world: the simulator would answer for real customers, or real providers be asked for invented
 * ones. Reads only, and needs no migration: it comes before whatever else touches the database.
 */
export async function refuseOtherWorld(db: Queryable, claim: Claim): Promise<void> {
  refuse(problemOf(await readTraces(db), claim));
}

/** Writes down whose the database is, where nobody has. Throws where somebody of the other world came first at the same moment. */
export async function claimWorld(db: Queryable, { world }: Claim): Promise<void> {
  await noteWorld(db, [world]);
  const [noted] = await readWorld(db, []);
  if (noted?.name !== world) refuse(noted === undefined ? 'nobody can say whose it is.' : belongsTo(noted.name));
}

/** For an operator's command, which writes nothing down: a server of this world has started here. */
export async function requireWorld(db: Queryable, world: World): Promise<void> {
  const traces = await readTraces(db);
  if (traces.noted === null) refuse('no server of this version has started on it yet. Start one first.');
  refuse(problemOf(traces, { world, said: null }));
}

function problemOf(traces: Traces, { world, said }: Claim): string {
  if (traces.noted !== null) {
    if (said !== null && said !== traces.noted) return `DATABASE_WORLD says otherwise: ${belongsTo(traces.noted)}`;
    return traces.noted === world ? '' : belongsTo(traces.noted);
  }
  const of = said ?? shownBy(traces);
  if (of === world || of === 'nobody') return '';
  if (of === 'both')
    return 'it holds both simulated answers and messages that were really sent. Say whose it is with DATABASE_WORLD=real or DATABASE_WORLD=simulated, once.';
  if (said !== null) return belongsTo(of);
  return `${belongsTo(of)} This is read from what is in it; if it is wrong, say so with DATABASE_WORLD=${world}, once.`;
}

/**
 * Whose a database is in which nobody wrote it down. Production never fills the simulator's books; the simulated world fills them with
 * the first code that it sends.
 */
function shownBy({ proposals, told, simulated }: Traces): World | 'nobody' | 'both' {
  if (simulated) return told ? 'both' : 'simulated';
  return proposals || told ? 'real' : 'nobody';
}

const belongsTo = (world: World): string => `it belongs to ${named[world]}. Use a database of your own.`;

function refuse(problem: string): void {
  if (problem !== '') throw new OperatorError(`Passo cannot start on this database:\n- ${problem}`);
}
