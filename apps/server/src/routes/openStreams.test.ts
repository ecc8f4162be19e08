import { expect, it } from 'vitest';
import { openStreams } from './openStreams.ts';

const limits = { perDevice: 2, perLink: 4, perNetwork: 3 };

/** A device at a link of its own, in a network. */
const stranger = (device: string, network: string) => ({ device, link: `of ${device}`, network, known: false });
const known = (device: string, link: string) => ({ device, link, network: 'a', known: true });

/** Which of these get a stream, one after the other. */
function taken(holders: readonly Parameters<ReturnType<typeof openStreams>>[0][], most = limits): readonly boolean[] {
  const take = openStreams(most);
  return holders.map((holder) => {
    try {
      take(holder);
      return true;
    } catch {
      return false;
    }
  });
}

it.each([
  ['a device', ['d', 'd', 'd'].map((device, at) => stranger(device, `n${at}`)), [true, true, false]],
  ['a network of strangers', ['d', 'e', 'f', 'g'].map((device) => stranger(device, 'a')), [true, true, true, false]],
  ['nobody else', [stranger('d', 'a'), stranger('d', 'a'), stranger('e', 'b')], [true, true, true]],
  ['a link', ['d', 'e', 'f', 'g', 'h'].map((device) => known(device, 'l')), [true, true, true, true, false]],
])('a limit is that of %s', (_whose, holders, expected) => expect(taken(holders)).toEqual(expected));

it('a device with a proven contact gets its own, however many strangers its network holds, and takes none of theirs', () => {
  const strangers = ['d', 'e', 'f', 'g'].map((device) => stranger(device, 'a'));
  const customers = ['k', 'l', 'm', 'n'].map((device) => known(device, device));
  expect(taken([...strangers, ...customers])).toEqual([true, true, true, false, true, true, true, true]);
  expect(taken([...customers, ...strangers])).toEqual([true, true, true, true, true, true, true, false]);
});

it('the /56 around a network has twice, and the /48 four times as many', () => {
  const of = (subnets: readonly string[]) =>
    subnets.flatMap((subnet) =>
      ['d', 'e', 'f'].map((name) => stranger(`${subnet}${name}`, `2001:db8:9:${subnet}::/64`)),
    );
  const count = (subnets: readonly string[]) => taken(of(subnets)).filter(Boolean).length;
  expect([count(['100', '101']), count(['100', '101', '102'])]).toEqual([6, 6]);
  expect([count(['100', '200', '300', '400']), count(['100', '200', '300', '400', '500'])]).toEqual([12, 12]);
});

it('what is closed can be taken again, and a refusal takes nothing', () => {
  const take = openStreams({ perDevice: 1, perLink: 1, perNetwork: 2 });
  const held = take(stranger('d', 'a'));
  for (let tries = 0; tries < 5; tries += 1) expect(() => take(stranger('d', 'a'))).toThrow('rate.limited');
  held.close();
  expect(() => take(stranger('d', 'a'))).not.toThrow();
  expect(() => take(stranger('e', 'a'))).not.toThrow();
});

it('whose contact is proven meanwhile gives its place back to the network once, and keeps its own', () => {
  const take = openStreams({ perDevice: 1, perLink: 1, perNetwork: 1 });
  const held = take(stranger('d', 'a'));
  held.prove();
  held.prove();
  const other = take(stranger('e', 'a'));
  expect(() => take(stranger('f', 'a'))).toThrow('rate.limited');
  expect(() => take(known('d', 'of d'))).toThrow('rate.limited');
  held.close();
  expect(() => take(stranger('f', 'a'))).toThrow('rate.limited');
  other.close();
  expect(() => take(stranger('f', 'a'))).not.toThrow();
});
