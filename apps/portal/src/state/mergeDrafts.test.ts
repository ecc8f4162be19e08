import type { Json } from '@passo/engine/json.ts';
import { describe, expect, it } from 'vitest';
import { asDrafts, keptDrafts, takenUp, typedIn } from './keptDrafts.ts';
import { mergeDrafts } from './mergeDrafts.ts';

/* Tabs are called `um`, `dois` and `outra`. */
type Answers = Record<string, Json>;
const draft = (kept: Answers, began: Answers = {}, gone: readonly string[] = []) => ({
  ...{ kept, began, lists: { socios: { filhos: {} } } },
  fleeting: new Map(gone.map((path) => [path, true])),
});
const dados = (tab: string, ...given: Parameters<typeof draft>) => keptDrafts({ dados: draft(...given) }, tab);
/** What a tab that is opened now, or loaded anew, begins with. */
const seenIn = (tab: string, kept: ReturnType<typeof dados>) => asDrafts(kept, tab).dados;

it('puts together what two tabs typed, field by field', () => {
  const theirs = keptDrafts({ dados: draft({ nome: 'Ana' }, { nome: 'A' }), renda: draft({ pay: '1' }) }, 'um');
  const all = mergeDrafts(theirs, {}, dados('dois', { email: 'a@b' }));
  expect(asDrafts(all, 'outra')).toMatchObject({
    dados: { kept: { nome: 'Ana', email: 'a@b' }, began: { nome: 'A' } },
    renda: { kept: { pay: '1' } },
  });
});

describe('of two that wrote the same field', () => {
  const [mine, theirs] = [dados('um', { nome: 'Ana' }, { nome: 'A' }), dados('dois', { nome: 'Bia' }, { nome: 'A' })];
  const both = mergeDrafts(mine, {}, theirs);

  it('each keeps its own, and a new tab begins with the later', () => {
    const seen = ['um', 'dois', 'outra'].map((tab) => seenIn(tab, both)?.kept.nome);
    expect(seen).toEqual(['Ana', 'Bia', 'Bia']);
  });

  it('one that sends takes out its own alone: the other stays, with what it was typed over', () => {
    const left = mergeDrafts(both, theirs, {});
    expect(left).toEqual(mine);
    expect(seenIn('outra', left)).toMatchObject({ kept: { nome: 'Ana' }, began: { nome: 'A' } });
    expect(mergeDrafts(left, mine, {})).toEqual({});
  });

  it('one that goes on typing leaves no trace of what it had', () =>
    expect(mergeDrafts(both, mine, dados('um', { nome: 'Ana Prado' }, { nome: 'A' }))).toEqual(
      mergeDrafts(theirs, {}, dados('um', { nome: 'Ana Prado' }, { nome: 'A' })),
    ));

  it('what a new tab took up and wrote over comes back while the tab it was typed in lives', () => {
    const taken = takenUp(mine, 'dois');
    const over = mergeDrafts(mine, taken, dados('dois', { nome: 'Bia' }, { nome: 'A' }));
    expect(over).toEqual(theirs);
    expect(mergeDrafts(typedIn('um', mine), {}, over)).toEqual(both);
    expect(typedIn('dois', keptDrafts({ dados: draft({ nome: 'Ana' }) }, 'dois', mine))).toEqual({
      dados: { typed: { nome: [] }, gone: {} },
    });
  });

  it('what is not shown to a new tab is not taken out by it', () => {
    const taken = takenUp(both, 'outra');
    expect(taken).toEqual(theirs);
    expect(mergeDrafts(both, taken, {})).toEqual(mine);
  });
});

describe('of two that wrote into one list', () => {
  const filhos = [{ nome: 'Caio', idade: 1 }];
  const began = { socios: [{ nome: 'Ana', idade: 1, filhos }, { nome: 'Bia' }] };
  const wrote = (tab: string, ...socios: readonly Json[]) => dados(tab, { socios }, began);
  const mine = wrote(
    'um',
    { nome: 'Ana Prado', idade: 1, filhos: [{ nome: 'Caio Prado', idade: 1 }] },
    { nome: 'Bia' },
  );
  const theirs = wrote('dois', { nome: 'Ana', idade: 22, filhos: [{ nome: 'Caio', idade: 2 }] }, {});
  const both = mergeDrafts(mine, {}, theirs);

  it('a new tab begins with the columns of both, in lists of lists too, and with what was emptied', () =>
    expect(seenIn('outra', both)?.kept).toEqual({
      socios: [{ nome: 'Ana Prado', idade: 22, filhos: [{ nome: 'Caio Prado', idade: 2 }] }, {}],
    }));

  it('which then has taken up what both typed', () => expect(takenUp(both, 'outra')).toEqual(both));

  it('one that sends leaves the columns of the other', () => expect(mergeDrafts(both, theirs, {})).toEqual(mine));

  it('what is no list is one answer, also in a row: choices are not mixed', () => {
    const chose = (tab: string, ...labels: readonly string[]) => {
      const choices = (all: readonly string[]) => all.map((value) => ({ value, label: value }));
      const row = (all: readonly string[]) => ({ socios: [{ opcoes: choices(all) }], opcoes: choices(all) });
      return dados(tab, row(labels), row(['a', 'b']));
    };
    const later = chose('dois', 'd', 'b');
    expect(seenIn('outra', mergeDrafts(chose('um', 'a', 'c'), {}, later))?.kept).toEqual(seenIn('dois', later)?.kept);
  });

  it('and added or took out a row, the list is one answer', () => {
    const longer = mergeDrafts(mine, {}, wrote('dois', { nome: 'Ana' }, { nome: 'Bia' }, { nome: 'Eva' }));
    expect(seenIn('outra', longer)?.kept.socios).toHaveLength(3);
    expect(mergeDrafts(longer, takenUp(longer, 'outra'), {})).toEqual(mine);
  });
});

it('takes out what this tab has sent or put back, and nothing of the others', () => {
  const mine = dados('dois', { email: 'a@b' }, { email: 'c' }, ['lgpd']);
  const shared = mergeDrafts(dados('um', { nome: 'Ana' }), {}, mine);
  expect(mergeDrafts(shared, mine, {})).toEqual(dados('um', { nome: 'Ana' }));
  expect(mergeDrafts(mine, mine, {})).toEqual({});
});

it('tells what was emptied from what was not touched', () =>
  expect(seenIn('dois', mergeDrafts(dados('um', { nome: 'Ana' }), {}, dados('dois', { nome: null })))?.kept).toEqual({
    nome: null,
  }));

it('writes down that consents were given, and not the consents', () => {
  const fleeting = new Map<string, unknown>([
    ['lgpd', true],
    ['scr', false],
  ]);
  const kept = keptDrafts({ dados: { kept: { nome: 'Ana' }, fleeting } }, 'um');
  expect(kept).toEqual({ dados: { typed: { nome: [{ kept: 'Ana', by: 'um' }] }, gone: { lgpd: true } } });
  expect(asDrafts(kept, 'um')).toEqual({
    dados: { kept: { nome: 'Ana' }, began: {}, lists: {}, lost: true, fleeting: new Map() },
  });
  expect(seenIn('um', dados('um', { nome: 'Ana' }))).toMatchObject({ lost: false });
});
