import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';
import { filesOf } from '../../apps/server/src/channels/make/filesOf.ts';
import { samplesOf, type Sample } from '../../apps/server/src/channels/make/offers.ts';
import { questionsFor, type Answers } from '../../apps/server/src/channels/make/questions.ts';
import { ROOT } from '../lib/root.ts';
import { cnpjOf } from './cnpj.ts';

/* Partners as `npm run partner:new` writes them, each with a name, a company, colours and a choice of products of its own. */

/** Products of each. */
export const PRODUCTS = 5;

/** A folder with that many partners, beside the banks and templates that are shipped. */
export function manyPartners(count: number): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-partners-'));
  for (const shared of ['banks', 'templates']) fs.symlinkSync(path.join(ROOT, shared), path.join(root, shared));
  const samples = samplesOf(loadPartners(ROOT));
  for (let number = 1; number <= count; number += 1) write(root, answersOf(number, samples), samples);
  return root;
}

function write(root: string, answers: Answers, samples: readonly Sample[]): void {
  const folder = path.join(root, 'partners', answers['slug'] ?? '');
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(filesOf(answers, samples))) fs.writeFileSync(path.join(folder, name), text);
}

function answersOf(number: number, samples: readonly Sample[]): Answers {
  const flows = Array.from({ length: PRODUCTS }, (_, index) => samples[(number + index) % samples.length]?.flow);
  const given: Answers = {
    ...{ name: `Parceiro ${number}`, cnpj: cnpjOf(number), address: 'Rua Fictícia, 10, Recife/PE' },
    ...{ email: 'oi@exemplo.com.br', sac: '0800 000 0007', ombudsman: '0800 000 1007', flows: flows.join(', ') },
    primary: ['#0b5fa5', '#7a1f5c', '#1d6b3a', '#8a3b00', '#3d3a8c'][number % 5] ?? '',
  };
  return questionsFor(samples, []).reduce<Answers>(
    (said, { key, suggests }) => ({ ...said, [key]: given[key] ?? suggests(said) }),
    {},
  );
}
