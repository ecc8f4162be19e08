import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../lib/root.ts';
import { describeMachine, type Machine } from '../../lib/machine.ts';

/** Above this load (per core, before a track starts) somebody else was at work. */
const CALM_LOAD = 0.25;

export interface Environment {
  readonly machine: Machine;
  readonly load: readonly [number, number];
  readonly otherWork: boolean;
  readonly quick: boolean;
}

export const loadNow = (): number => os.loadavg()[0] ?? 0;

export const environmentOf = (before: number, quick: boolean): Environment => ({
  machine: describeMachine(),
  load: [before, loadNow()],
  otherWork: before / os.cpus().length > CALM_LOAD,
  quick,
});

export function environmentLine({ machine, load, otherWork, quick }: Environment): string {
  const { date, cpu, cores, memoryGiB, system, node } = machine;
  const loads = load.map((value) => value.toFixed(1)).join(' before, ');
  const calm = otherWork ? 'yes' : 'no';
  const how = quick ? ' Quick settings: too few repetitions to judge by.' : '';
  return `Measured on ${date}: ${cpu}, ${cores} cores, ${memoryGiB} GiB, ${system}; Node ${node}. Load average ${loads} after; other work on the machine: ${calm}.${how}`;
}

const FORMS_RAW = path.join(ROOT, 'benchmarks/raw/forms');

export function keepRaw(name: string, data: unknown): void {
  fs.mkdirSync(FORMS_RAW, { recursive: true });
  fs.writeFileSync(path.join(FORMS_RAW, `${name}.json`), `${JSON.stringify(data, null, 1)}\n`);
}

/** The installed version of one of the benchmark's packages. */
export function versionOf(name: string): string {
  const file = path.join(ROOT, 'benchmarks/node_modules', name, 'package.json');
  const read: { readonly version?: unknown } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return String(read.version);
}
