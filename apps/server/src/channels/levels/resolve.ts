import type { Finding, Json, JsonObject } from '@passo/engine';
import { mistakesOf, type FileMistake } from '../mistakes.ts';
import { patched } from './patch.ts';
import { dotted, type Path, type Said } from './said.ts';

/** What one level changes, and where that stands. */
export interface Level {
  /** `corporation`, `partner`, `store`, `channel`, `product` or `campaign`. */
  readonly name: string;
  readonly file: string;
  /** Of `theme`, `texts`, `settings`, `steps`, `phases`. */
  readonly patch: JsonObject;
  /** Where its file says what it says of this path; the same path where it is left out. */
  readonly inFile?: (path: string) => string;
}

export interface Resolved {
  readonly whole: JsonObject;
  /** Who said what, in the order in which it was said; found out where somebody asks. */
  readonly said: readonly Said[];
  readonly mistakes: readonly FileMistake[];
  /** The levels that say anything of a part, the first one first. */
  saying(part: string): readonly Level[];
}

type TakeTemplate = (name: string) => JsonObject | undefined;

/** What a channel is once each level has said what it says differently, the later ones over the earlier. */
export function resolve(start: JsonObject, levels: readonly Level[], templateNamed: TakeTemplate): Resolved {
  const mistakes: FileMistake[] = [];
  const laid = (said: Said[] | null, wrong: FileMistake[]): Json =>
    levels.reduce<Json>(
      (whole, level) => patched(whole, level.patch, [], patchingBy(level, templateNamed, said, wrong)),
      start,
    );
  let known: readonly Said[] | undefined;
  // Most channels are never asked who said what: telling it costs more than the rest.
  const found = (): readonly Said[] => {
    const said: Said[] = [];
    laid(said, []);
    return said;
  };
  return {
    whole: laid(null, mistakes) as JsonObject,
    mistakes,
    saying: (part) => levels.filter(({ patch }) => Object.hasOwn(patch, part)),
    get said() {
      return (known ??= found());
    },
  };
}

function patchingBy(
  { name: level, file, inFile = (path) => path }: Level,
  templateNamed: TakeTemplate,
  said: Said[] | null,
  mistakes: FileMistake[],
) {
  const wrong = (finding: Finding): void => {
    mistakes.push(...mistakesOf([{ ...finding, path: inFile(finding.path) }], file));
  };
  return {
    wrong,
    wrote: (path: Path, value?: Json): void => {
      said?.push({ level, file, at: inFile(dotted(path)), path, ...(value !== undefined && { value }) });
    },
    template: (template: string, path: Path): JsonObject | undefined => {
      const step = templateNamed(template);
      if (step === undefined) wrong({ path: `${dotted(path)}.template`, message: `unknown template "${template}"` });
      return step;
    },
  };
}
