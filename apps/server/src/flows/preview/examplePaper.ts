import { loanProduct, type QuestionOf } from '@passo/catalog';
import { today } from '@passo/domain';
import type { Channel } from '../../channels/channel.ts';
import { contractPaper } from '../../ports/documents/contractPaper.ts';
import { offerShape } from '../../ports/lender/offerShape.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { exampleAnswers, exampleOfferOf, exampleResults } from './examples.ts';

const written = new Map<string, { readonly on: string; readonly content: Buffer }>();

/** The contract that a channel's example offer would make, as PDF: of nobody, kept for the day. Null without a loan to offer. */
export async function examplePaper(
  { clock, writePdf }: Pick<Runtime, 'clock' | 'writePdf'>,
  channel: Channel,
): Promise<Buffer | null> {
  const on = today(clock.now());
  const known = written.get(channel.code);
  if (known?.on === on) return known.content;
  const { oferta } = exampleOfferOf(channel, on);
  const offer = offerShape.safeParse(oferta);
  if (!offer.success) return null;
  const { product } = channel.settings;
  const facts = { answers: exampleAnswers, results: exampleResults(channel, clock), product };
  const particulars = loanProduct(product)?.particulars?.of(facts) ?? [];
  const question = { ...nobody, product, particulars, offer: {} };
  const writing = { key: `amostra:${channel.code}`, terms: [], correspondent: channel.partner.correspondent };
  const content = await writePdf(contractPaper(question, offer.data, writing));
  written.set(channel.code, { on, content });
  return content;
}

const nobody: Omit<QuestionOf<'documents.contract'>, 'offer' | 'product' | 'particulars'> = {
  person: {
    cpf: '52998224725',
    name: 'Maria da Silva',
    birthDate: '1990-05-12',
    cellphone: '11987654321',
    email: 'maria@exemplo.com.br',
  },
  address: { cep: '01001000', logradouro: 'Praça da Sé', numero: '100', bairro: 'Sé', cidade: 'São Paulo', uf: 'SP' },
  employer: { cnpj: '11222333000181', name: 'Padaria Boa Massa Ltda' },
  account: { bank: '001 · Banco do Brasil', agency: '1234', account: '567890', type: 'Corrente' },
};
