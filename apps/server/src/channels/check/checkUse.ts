import path from 'node:path';
import { canonical } from '@passo/engine';
import { filesIn } from '../filesIn.ts';
import { dotted, type Said } from '../levels/said.ts';
import type { Advice, Sold } from './advice.ts';

/** What stands there for nobody: flows that no channel has, and words that change nothing. */
export function* checkUse(sold: Sold): Iterable<Advice> {
  const { root, folder, channels } = sold;
  const named = channels.map(({ settings }) => `${settings.flow}.json`);
  for (const name of filesIn(path.join(root, folder, 'flows')))
    if (!named.includes(name))
      yield { file: `${folder}/flows/${name}`, path: '', message: 'no channel is sold by this flow' };
  yield* repeated(sold);
}

/** A level that says what the one before it had said. */
function* repeated({ channels }: Sold): Iterable<Advice> {
  const told = new Set<string>();
  for (const [before, said] of channels.flatMap(({ resolved }) => pairs(resolved.said))) {
    const key = `${said.file} ${said.at}`;
    if (told.has(key) || said.value === undefined || before.value === undefined) continue;
    if (canonical(before.value) !== canonical(said.value)) continue;
    told.add(key);
    yield { file: said.file, path: said.at, message: `says what ${before.file} has said`, suggestion: 'leave it out' };
  }
}

/** Each word on a place with the one that it was said over. */
function pairs(all: readonly Said[]): readonly (readonly [Said, Said])[] {
  const last = new Map<string, Said>();
  return all.flatMap((said) => {
    const place = dotted(said.path);
    const before = last.get(place);
    last.set(place, said);
    return before === undefined ? [] : [[before, said] as const];
  });
}
