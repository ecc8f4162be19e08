/** Lines that begin with a number and a point are steps; all others are paragraphs before them. */
export function readTutorial(text: string): {
  readonly paragraphs: readonly string[];
  readonly steps: readonly string[];
} {
  const lines = text.split('\n').map((line) => line.trim());
  const said = lines.filter((line) => line !== '');
  return {
    paragraphs: said.filter((line) => !numbered.test(line)),
    steps: said.filter((line) => numbered.test(line)).map((line) => line.replace(numbered, '')),
  };
}

const numbered = /^\d+[.)]\s+/;
