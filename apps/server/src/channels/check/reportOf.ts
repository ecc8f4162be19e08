import { lineOf, type FileMistake } from '../mistakes.ts';

/** What one command says of one partner. */
interface Report {
  readonly slug: string;
  readonly channels: readonly string[];
  readonly advice: readonly FileMistake[];
}

/** As it is printed: a line for the partner, and one for each thing that could be better. */
export const linesOfReport = ({ slug, channels, advice }: Report): readonly string[] => [
  `${slug}: ${channels.length} channels (${channels.join(', ')}), no mistakes${advice.length > 0 ? ', and this could be better:' : ''}`,
  ...advice.map(lineOf),
];
