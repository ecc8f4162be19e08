import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

/** Where and with what something was measured. */
export interface Machine {
  readonly date: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly system: string;
  readonly node: string;
}

export const describeMachine = (): Machine => ({
  date: new Date().toISOString().slice(0, 10),
  cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
  cores: os.cpus().length,
  memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  system: `${os.type()} ${os.release()}`,
  node: process.version,
});

/** Resident memory of a process in MiB, as the kernel counts it. */
export function residentMiB(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib ?? 0) / 1024;
}

/** Resident memory of a process and all its children, pages that they share counted once (`Pss`). */
export function proportionalMiB(pids: readonly number[]): number {
  const sizes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return sizes.reduce((sum, kib) => sum + kib, 0) / 1024;
}

export function childrenOf(pid: number): readonly number[] {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}

/** Microseconds of CPU that a process has used so far. */
export function cpuMicroseconds(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const TICK_US = 10_000;
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}
