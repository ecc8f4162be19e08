import fs from 'node:fs';
import { spawnSync } from 'node:child_process';

/**
 * What identifies a running process beyond its reusable number: the moment it started. Null when there is no such process
 * or only its zombie, which holds nothing any more.
 */
export function processBirth(pid: number): string | null {
  return process.platform === 'linux' ? birthFromProc(pid) : birthFromPs(pid);
}

function birthFromProc(pid: number): string | null {
  const fields = statFields(pid);
  return fields === null || fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
}

// The name stands in brackets and may itself contain spaces and brackets: the fields begin after the last one.
function statFields(pid: number): readonly string[] | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function birthFromPs(pid: number): string | null {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return status !== 0 || stdout.trim().startsWith('Z') ? null : stdout.trim().replace(/^\S+\s+/, '');
}

/**
 * The living processes that work inside a PostgreSQL data folder: each of them, the postmaster and its backends, has it as
 * its working directory. Without /proc only the postmaster named by the pid file is looked at.
 */
export function processesOf(cluster: string, postmaster: number | null): readonly number[] {
  if (process.platform !== 'linux')
    return postmaster !== null && commandOf(postmaster).includes(cluster) ? [postmaster] : [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => processBirth(pid) !== null && workingDirectory(pid) === cluster);
}

function workingDirectory(pid: number): string | null {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

const commandOf = (pid: number): string =>
  spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
