import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StepDefinition } from '@passo/engine';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface House {
  readonly root: string;
  remove(): void;
}

/** A folder of partners of its own: one partner, dressed like Aurora, with a channel for each flow (`oficina-<name>`). */
export function houseOf(
  flows: Readonly<Record<string, readonly StepDefinition[]>>,
  settings: Readonly<Record<string, object>> = {},
): House {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-house-'));
  const partner = path.join(root, 'partners/oficina');
  fs.mkdirSync(path.join(partner, 'flows'), { recursive: true });
  for (const shared of ['banks', 'templates']) fs.symlinkSync(path.join(ROOT, shared), path.join(root, shared));
  for (const name of ['theme.json', 'texts.json', 'logo.svg', 'logo-dark.svg', 'favicon.svg', 'background.svg'])
    fs.copyFileSync(path.join(ROOT, 'partners/aurora', name), path.join(partner, name));
  const channels = Object.keys(flows).map((flow) => ({
    code: `oficina-${flow}`,
    name: flow,
    flow,
    product: 'clt',
    description: 'Um fluxo de teste.',
    bank: 'banco-horizonte',
    store: 'oficina',
    ...settings[flow],
  }));
  const correspondent = {
    ...{ name: 'Oficina Crédito Ltda.', cnpj: '0F1C1NA0000179', address: 'Rua Fictícia, 1, São Paulo/SP' },
    ...{ email: 'oficina@exemplo.com.br', sac: '0800 000 0009', ombudsman: '0800 000 1009' },
  };
  const described = { slug: 'oficina', name: 'Oficina', corporation: 'oficina', correspondent, hosts: [], channels };
  fs.writeFileSync(path.join(partner, 'partner.json'), JSON.stringify(described));
  for (const [name, steps] of Object.entries(flows))
    fs.writeFileSync(path.join(partner, 'flows', `${name}.json`), JSON.stringify({ steps }));
  return { root, remove: () => fs.rmSync(root, { recursive: true, force: true }) };
}
