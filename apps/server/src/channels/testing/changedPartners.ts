import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadPartners } from '../loadPartners.ts';
import { PartnerError } from '../mistakes.ts';

export const root = path.resolve(import.meta.dirname, '../../../../..');

/** Two partners are enough: what is told of a file hangs on no other partner. */
const played = ['banks', 'templates', 'partners/aurora', 'partners/ipe'];

export type Change = readonly [file: string, change: (text: string) => string];

/** A copy of the partners in which these files are changed. */
export function changed(...changes: readonly Change[]): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-partners-'));
  for (const name of played) fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  for (const [file, change] of changes) {
    const target = path.join(copy, file);
    const text = fs.readFileSync(target, 'utf8');
    if (change(text) === text) throw new Error(`nothing is changed in ${file}`);
    fs.writeFileSync(target, change(text));
  }
  return copy;
}

/** A house with banks and templates, and no partner. */
export function emptyHouse(): string {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-house-'));
  fs.mkdirSync(path.join(house, 'partners'));
  for (const name of ['banks', 'templates']) fs.symlinkSync(path.join(root, name), path.join(house, name));
  return house;
}

/** What is said of them, one line for each mistake. */
export function told(...changes: readonly Change[]): readonly string[] {
  const copy = changed(...changes);
  try {
    loadPartners(copy);
    return [];
  } catch (error) {
    return error instanceof PartnerError ? error.message.split('\n').slice(1) : [String(error)];
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

export const FLOW = 'templates/flows/clt.json';
export const steps = (text: string): { steps: Record<string, unknown>[] } => JSON.parse(text);
export const withStep = (step: Record<string, unknown>) => (text: string) =>
  JSON.stringify({ steps: [...steps(text).steps.slice(0, 1), step] });
export const form = (fields: unknown[]) => ({ slug: 'novo', name: 'Novo', stepType: 'form', fields });
