import type { Finding, Json } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { patched } from './patch.ts';
import { dotted } from './said.ts';

/** What comes of it, what was written (a place that was taken away with a minus) and what is wrong. */
function patch(target: Json, change: Json) {
  const wrote: string[] = [];
  const wrong: Finding[] = [];
  const result = patched(target, change, [], {
    wrote: (path, value) => wrote.push(`${value === undefined ? '-' : ''}${dotted(path)}`),
    wrong: (finding) => wrong.push(finding),
    template: (name) => (name === 'selfie' ? { slug: 'selfie', stepType: 'selfieCaptura', name: 'Selfie' } : undefined),
  });
  return { result, wrote, wrong };
}

const steps = (...slugs: readonly string[]) => ({ steps: slugs.map((slug) => ({ slug, name: slug })) });
const slugsOf = (value: Json): readonly string[] =>
  (value as { readonly steps: readonly { readonly slug: string }[] }).steps.map(({ slug }) => slug);

describe('an object', () => {
  /* The examples of RFC 7396, appendix A, of objects; where a key is taken away that is not there the level is told. */
  it.each<[Json, Json, Json]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd' } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  ])('%j with %j is %j', (target, change, expected) => expect(patch(target, change).result).toEqual(expected));

  it('says which keys were written', () => {
    expect(patch({ a: 1, b: { c: 2, d: 3 } }, { a: null, b: { c: 4 } }).wrote).toEqual(['-a', 'b.c']);
  });

  it('cannot take away what is not there', () => {
    const { result, wrong } = patch({ title: 'x' }, { titel: null });
    expect(result).toEqual({ title: 'x' });
    expect(wrong).toEqual([expect.objectContaining({ path: 'titel', suggestion: 'did you mean "title"?' })]);
  });

  it('keeps a key called __proto__ as a key', () => {
    const { result } = patch({}, JSON.parse('{"__proto__": {"x": 1}}'));
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Object.keys(result as object)).toEqual(['__proto__']);
  });
});

describe('a list of named things', () => {
  it('is merged thing by thing', () => {
    const { result, wrote } = patch(steps('a', 'b'), { steps: { b: { name: 'B' }, a: null } });
    expect(result).toEqual({ steps: [{ slug: 'b', name: 'B' }] });
    expect(wrote).toEqual(['steps.b.name', '-steps.a']);
  });

  it('is merged to any depth, and questions by their words', () => {
    const target = { texts: { faq: { clt: [{ question: 'Quanto?', answer: 'Muito.' }] } } };
    const change = { texts: { faq: { clt: { 'Quanto?': { answer: 'Pouco.' }, 'Quando?': { answer: 'Hoje.' } } } } };
    expect(patch(target, change).result).toEqual({
      texts: {
        faq: {
          clt: [
            { question: 'Quanto?', answer: 'Pouco.' },
            { question: 'Quando?', answer: 'Hoje.' },
          ],
        },
      },
    });
  });

  it('is replaced by another list', () => {
    expect(patch(steps('a'), steps('b')).result).toEqual(steps('b'));
  });

  it.each<[string, Json, readonly string[]]>([
    ['before another', { c: { before: 'a' } }, ['c', 'a', 'b']],
    ['after another', { a: { after: 'c' } }, ['b', 'c', 'a']],
    [
      'beside one that is moved too, whatever is written first',
      { a: { after: 'b' }, b: { after: 'c' } },
      ['c', 'b', 'a'],
    ],
    ['new, from a template', { selfie: { template: 'selfie', after: 'a' } }, ['a', 'selfie', 'b', 'c']],
    ['new, written out', { d: { stepType: 'form', before: 'b' } }, ['a', 'd', 'b', 'c']],
  ])('has a thing %s', (_where, change, expected) => {
    const { result, wrong } = patch(steps('a', 'b', 'c'), { steps: change });
    expect(wrong).toEqual([]);
    expect(slugsOf(result)).toEqual(expected);
  });

  it('takes a template in the place of a step, under its name', () => {
    const { result } = patch(steps('a', 'b'), { steps: { a: { template: 'selfie', name: 'Foto' } } });
    expect(result).toEqual({
      steps: [
        { slug: 'a', stepType: 'selfieCaptura', name: 'Foto' },
        { slug: 'b', name: 'b' },
      ],
    });
  });

  it.each<[string, Json, string, RegExp]>([
    ['a name that nothing has', { contrto: { name: 'x' } }, 'steps.contrto', /unknown step "contrto"/],
    ['one to take away that is not there', { bb: null }, 'steps.bb', /unknown step "bb"/],
    ['a place beside nothing', { a: { after: 'z' } }, 'steps.a.after', /unknown step "z"/],
    ['a place beside itself', { a: { after: 'a' } }, 'steps.a.after', /unknown step "a"/],
    ['a circle', { a: { after: 'b' }, b: { before: 'a' } }, 'steps', /circle: a → b → a/],
    ['a new one without a place', { d: { stepType: 'form' } }, 'steps.d', /says "before" or "after"/],
    ['another name', { a: { slug: 'z' } }, 'steps.a.slug', /is called "a" here/],
    ['two places', { a: { before: 'b', after: 'b' } }, 'steps.a', /says both/],
    ['words in the place of changes', { a: 'x' }, 'steps.a', /must be an object of what differs/],
  ])('refuses %s', (_what, change, path, message) => {
    expect(patch(steps('a', 'b'), { steps: change }).wrong).toContainEqual(
      expect.objectContaining({ path, message: expect.stringMatching(message) }),
    );
  });
});
