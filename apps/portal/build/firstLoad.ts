import { fileURLToPath } from 'node:url';

/** What of Rolldown's chunking context is needed here. */
interface Chunking {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Reached through the barrel of its package only, and used by lazy chunks alone. */
const NOT_FIRST =
  /problem[\\/]problems\.ts$|engine[\\/]src[\\/](?:lint|parse)[\\/]|engine[\\/]src[\\/]journey[\\/](?:advance|aside|ending|filled|follow|identity|judgedAnew|judgeSubmit|mayNotSubmit|mending|needsIdentity|phases|playedFlow|prefill|question|refuse|sealed|settle|shared|sheet|stepAction|submit|submitContext|tellBy|told|tries|unasked|wish)\.ts$|(?:engine[\\/]src[\\/]form[\\/](?:beneathIn|outOfList|photos|shaped|size|stale|submitted|verdict)|catalog[\\/]src[\\/](?:formats|fields[\\/]index))\.ts$|domain[\\/]src[\\/](?:formats|formatters|date[\\/]instant|(?:text[\\/](?:nearest|together)|chassis[\\/]chassisYears)|(?:text|date|choice)[\\/]formatters|(?:theme|color|digest|percentage)[\\/])/;

/** The bundler's own helpers. */
const RUNTIME = /rolldown[\\/]runtime/;

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

/**
 * Puts everything that the entry imports statically into one chunk. Left alone, each module that a lazy chunk shares with
 * the entry becomes a file of its own: 33 files and 5 kB (brotli) more for the very same first step.
 */
export function firstLoad() {
  let members: ReadonlySet<string> | undefined;
  return {
    debugName: 'first load',
    name: (id: string, context: Chunking): string | null => {
      members ??= importedBy(ENTRY, context);
      return (id !== ENTRY && members.has(id)) || RUNTIME.test(id) ? 'first' : null;
    },
  };
}

function importedBy(entry: string, context: Chunking): ReadonlySet<string> {
  const members = new Set([entry]);
  // A set grows while it is walked, so this reaches everything.
  for (const id of members) {
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    for (const next of imported) if (!NOT_FIRST.test(next)) members.add(next);
  }
  return members;
}
