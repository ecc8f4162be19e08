/** The server has ten connections to its database, and whoever waits five seconds for one is told something else. */
const AT_ONCE = 20;

/** Does so many of the same, twenty at once; answers in order. */
export async function inWaves<Done>(many: number, one: (at: number) => Promise<Done>): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (let from = 0; from < many; from += AT_ONCE) {
    const wave = Array.from({ length: Math.min(AT_ONCE, many - from) }, (_, at) => one(from + at));
    done.push(...(await Promise.all(wave)));
  }
  return done;
}
