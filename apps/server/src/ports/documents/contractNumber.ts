import { createHash } from 'node:crypto';
import type { Section } from '@passo/contract/paper.ts';
import type { Storage } from '../storage/storage.ts';
import { documentIdOf } from './documentId.ts';

/** What a contract is called by: it follows from the key under which it was written. */
export const contractNumber = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase();

/** Numbers of the contracts that the step wrote under its earlier keys, and that are kept. */
export async function writtenBefore(storage: Pick<Storage, 'get'>, key: string): Promise<readonly string[]> {
  const [proposal = '', slug = '', attempt = '1'] = key.split(':');
  const earlier = Array.from({ length: Number(attempt) - 1 }, (_, at) => `${proposal}:${slug}:${at + 1}`);
  const kept = await Promise.all(earlier.map((one) => storage.get(documentIdOf(one), proposal)));
  return earlier.filter((_, at) => kept[at] != null).map(contractNumber);
}

/** Two signed notes of one debt would be owed twice: the newer one ends the one before it. */
export const replacing = (numbers: readonly string[], short: string): readonly Section[] =>
  numbers.length === 0
    ? []
    : [
        {
          title: 'O que este contrato substitui',
          paragraphs: [
            `Este contrato substitui e cancela o que foi escrito antes neste pedido (${short} nº ${numbers.join(', nº ')}), cujo dinheiro ` +
              'não entrou na minha conta. Por ele não devo nada.',
          ],
        },
      ];
