import { runTrack, type TrackSettings } from './lib/tracks.ts';

/*
 * `npm run bench:forms`: our forms against their peers, track by track; each rewrites its own section of results.md.
 * `npm run bench:forms -- browser steps server` runs only these; `--quick` uses few repetitions and writes nothing. All of it takes
 * some 25 minutes on two calm cores, most of that in the browser.
 */
const given = process.argv.slice(2);
const names = given.filter((name) => !name.startsWith('--'));
const settings: TrackSettings = {
  quick: given.includes('--quick'),
  say: (text) => process.stdout.write(`${text}\n`),
};
await runTrack(names, settings);
