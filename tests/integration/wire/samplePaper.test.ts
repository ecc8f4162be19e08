import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('a preview’s contract can be read for every channel, and for no other', async () => {
  const { base } = stage.newcomer().device;
  const previewed = await fetch(`${base}/unauth/product-self-contract/preview/step/contrato`, {
    headers: { authorization: 'Bearer passo-dev' },
  });
  const { data } = await previewed.json();
  expect(data.channels.length).toBeGreaterThan(5);
  for (const { code } of data.channels) {
    const paper = await fetch(`${base}/passos/contrato/${code}`);
    expect([code, paper.status, paper.headers.get('content-type')]).toEqual([code, 200, 'application/pdf']);
    expect((await paper.text()).slice(0, 5)).toBe('%PDF-');
  }
  expect((await fetch(`${base}/passos/contrato/ninguem-nada`)).status).toBe(404);
});
