import { nearest } from '@passo/domain';

/** A mistake in a flow: where it is (a path into the file) and what to do about it. English: for who writes flows. */
export interface Finding {
  /** The file as its reader calls it; absent where there is none (an editor, a test). */
  readonly file?: string;
  readonly path: string;
  readonly message: string;
  readonly suggestion?: string;
  /** What an editor does when it is asked to mend it; absent where somebody has to think. */
  readonly fix?: Fix;
}

export type Fix =
  /** What stands at the path. */
  | { readonly type: 'remove' }
  | { readonly type: 'replace'; readonly value: string | number | boolean }
  /** A property of what stands at the path. */
  | { readonly type: 'rename'; readonly from: string; readonly to: string };

/** Rules say what they find one by one, so that a reader who has seen enough can stop. */
export type Findings = Iterable<Finding>;

/** Nobody mends more than this at once, and a hostile file must not make us write a book about it. */
const MOST = 100;

/** The first findings, each with its file. */
export function collect(findings: Findings, file?: string): readonly Finding[] {
  const collected: Finding[] = [];
  for (const finding of findings) {
    collected.push(file === undefined ? finding : { file, ...finding });
    if (collected.length === MOST) break;
  }
  return collected;
}

/** Longer names are cut in messages. */
const LONGEST_NAME = 60;

export function unknownName(path: string, what: string, name: string, known: readonly string[]): Finding {
  const near = nearest(name, known);
  return {
    path,
    message: `unknown ${what} "${shortened(name)}"`,
    ...(near !== undefined && { suggestion: `did you mean "${near}"?`, fix: { type: 'replace', value: near } }),
  };
}

/** A property that nothing has. It stands in what is at the path, so what is mended is its name. */
export function unknownProperty(path: string, name: string, known: readonly string[]): Finding {
  const near = nearest(name, known);
  const message = `unknown property "${shortened(name)}"`;
  if (near === undefined) return { path, message };
  return { path, message, suggestion: `did you mean "${near}"?`, fix: { type: 'rename', from: name, to: near } };
}

/** A name as it may stand in a message. */
export const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
