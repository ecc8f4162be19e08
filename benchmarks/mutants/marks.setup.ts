import fs from 'node:fs';
import { expect } from 'vitest';

/* Where sources were marked, writes down which test file comes past which mark. */

const book = process.env['MUTANT_MARKS'];
if (book !== undefined) {
  const passed = new Set<number>();
  const { testPath } = expect.getState();
  Object.assign(globalThis, {
    passedMutant: (id: number): void => {
      if (passed.has(id)) return;
      passed.add(id);
      fs.appendFileSync(book, `${id}\t${testPath}\n`);
    },
  });
}
