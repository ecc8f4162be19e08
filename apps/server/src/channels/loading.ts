import type { FlowDefinition, StepDefinition } from '@passo/engine';
import type { BanksRead } from './banks/readBanks.ts';
import type { FileMistake } from './mistakes.ts';
import type { FileFlow } from './readFlowFile.ts';

/** One reading of all partners. What many channels share is read and looked through once. */
export interface Loading {
  readonly root: string;
  readonly templates: Readonly<Record<string, StepDefinition>>;
  readonly banks: BanksRead;
  /** What is wrong, of all of them. */
  readonly mistakes: FileMistake[];
  readonly files: Map<string, FileFlow | undefined>;
  /** Flows that no level changed, by file, product and lender. */
  readonly unchanged: Map<string, FlowDefinition | undefined>;
}

/** What is made for a key once, also where nothing comes of it. */
export function once<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  if (made.has(key)) return made.get(key) as Value;
  const value = make();
  made.set(key, value);
  return value;
}
