import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';

/* Does what a Dockerfile says, in folders instead of images: the commands themselves are tried, the machine around them is not. */

export interface Step {
  readonly keyword: string;
  readonly text: string;
}
export interface Stage {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** Its stages in order, the last one being what runs. */
export function stagesOf(file: string): readonly Stage[] {
  const stages: { name: string; steps: Step[] }[] = [];
  const lines = readFileSync(file, 'utf8').replaceAll(/\\\n/g, ' ').split('\n');
  for (const line of lines.filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, keyword = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') stages.push({ name: / AS (\w+)$/.exec(text)?.[1] ?? '', steps: [] });
    else stages.at(-1)?.steps.push({ keyword, text });
  }
  return stages;
}

interface Build {
  /** Copies the context as `.dockerignore` leaves it. */
  copyContext(to: string): void;
  readonly node: string;
  readonly into: string;
}

/** Follows every stage; answers the folder of the last one, as the root of its image. */
export function follow(stages: readonly Stage[], { copyContext, node, into }: Build): string {
  const roots = new Map<string, string>();
  let root = into;
  for (const [at, { name, steps }] of stages.entries()) {
    root = path.join(into, name || `stage-${at}`);
    roots.set(name, root);
    let folder = root;
    for (const { keyword, text } of steps) {
      if (keyword === 'WORKDIR') mkdirSync((folder = path.join(root, text)), { recursive: true });
      else if (keyword === 'COPY') copy(text, folder, roots, copyContext);
      else if (keyword === 'RUN') run(text, folder, node);
    }
  }
  return root;
}

function copy(
  text: string,
  folder: string,
  roots: ReadonlyMap<string, string>,
  copyContext: (to: string) => void,
): void {
  const [, stage, from = '', to = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text) ?? [];
  if (stage === undefined) return copyContext(path.join(folder, to));
  const source = path.join(roots.get(stage) ?? '', from);
  if (!existsSync(source)) throw new Error(`COPY ${text}: there is no ${from}`);
  // Links stay links: the packages of the house are found through them.
  cpSync(source, path.join(folder, to), { recursive: true, verbatimSymlinks: true });
}

/** As this machine reaches the world, but not as a test. */
const ofTests = /^(?:VITEST|NODE_ENV$|TEST$|FORCE_COLOR$|npm_)/;

function run(command: string, cwd: string, node: string): void {
  const outer = Object.entries(process.env).filter(([name]) => !ofTests.test(name));
  const env = { ...Object.fromEntries(outer), PATH: `${path.dirname(node)}:${process.env.PATH}` };
  execFileSync('/bin/sh', ['-ec', command], { cwd, stdio: 'pipe', env });
}
