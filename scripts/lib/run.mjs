import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** A problem the person at the keyboard can mend: printed as one sentence, without a stack. */
export class Advice extends Error {}

/** Runs a script's main function; what it cannot do is told in one sentence. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Advice ? error.message : error);
    process.exit(1);
  }
}

/**
 * Runs a program and answers its exit code (null: it could not be started) and, unless `show`, everything it printed.
 * Works on Node 18, which is what may be there before the install.
 */
export function run(program, args, { cwd = ROOT, env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', () => resolve({ code: null, output }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : null), output }));
  });
}

/** The last lines of an output, for a message. */
export const tail = (output, lines = 15) => output.trim().split('\n').slice(-lines).join('\n');

/** Seconds with one decimal since `start` (performance.now()). */
export const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1);
