import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, type Scene } from '../retention/scene.ts';
import { situations } from './situations.ts';

/* What an operator is told to alert on is brought about, and found in the log as the manual spells it. */

interface Alarm {
  readonly msg: string;
  readonly level: string;
  readonly fields: readonly string[];
}

const inCode = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

function documentedAlarms(): readonly Alarm[] {
  const manual = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const [, section = ''] = manual.split('### Alarms in the log');
  const rows = (section.split('\n#')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const [, msg, level = '', fields] = row.split('|');
    const [text = ''] = inCode(msg);
    return text === 'msg' ? [] : [{ msg: text, level: level.trim(), fields: inCode(fields) }];
  });
}

const alarms = documentedAlarms();
const codesAt: Readonly<Record<string, readonly string[]>> = {
  'a person has to see to a payment': ['payOut.outsideContract'],
  'a person has to look at a CPF first': ['phone.manyCpfs'],
  'an offer was not let in': ['cet.differs', 'offer.changed'],
  'a register or a bank says another person': ['register.name', 'register.birthDate'],
};

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** The newest line with this text, as it went to standard output. */
const lineOf = (msg: string): Readonly<Record<string, unknown>> | undefined =>
  scene
    .log()
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
    .findLast((line) => line.msg === msg);

/** An operator finds the journey by what the line names. */
const isThere = async (proposal: unknown): Promise<boolean> =>
  (await scene.db.query('select 1 from proposal where id = $1', [proposal])).rowCount === 1;

it('every situation that is brought about here is one that the manual names', () => {
  expect(Object.keys(situations).toSorted()).toEqual(alarms.map(({ msg }) => msg).toSorted());
});

describe.each(alarms)('$msg', ({ msg, level, fields }) => {
  it('is heard with all that the manual says', { timeout: 120_000 }, async () => {
    expect(lineOf(msg)).toBeUndefined();
    await situations[msg]?.(scene);
    await expect.poll(() => lineOf(msg)).toBeDefined();
    const line = lineOf(msg) ?? {};
    expect([line.level, Object.keys(line)]).toEqual([level, expect.arrayContaining([...fields])]);
    expect(JSON.stringify(line)).not.toMatch(/\[(left out|unknown|number|token)\]/);
    if (fields.includes('codes')) expect(line.codes).toEqual(codesAt[msg]);
    if (fields.includes('proposal')) expect(await isThere(line.proposal)).toBe(true);
  });
});
