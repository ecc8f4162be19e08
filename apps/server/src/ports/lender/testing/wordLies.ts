import { inQuote, namedAs, saying } from './changes.ts';
import type { Change, Dishonest } from './honest.ts';

/* Sentences of somebody outside, which would be signed as if they were clauses. */

const line = (key: string, label = 'Valor da compra') => [{ key, label, centavos: 100 }];
const told = (key: string, label: string): Change => saying({ lines: line(key, label) });
const feeNamed = (name: string): Change => inQuote(({ fees }) => ({ fees: fees.map((one) => ({ ...one, name })) }));

export const wordLies: readonly Dishonest[] = [
  ['a title of its own', 'real-estate', saying({ title: 'Sem juros no primeiro ano' }), 'title.unknown'],
  ['a title where none is', 'cdc', saying({ title: 'Price: parcela igual' }), 'title.unknown'],
  ['a line of its own', 'cdc', told('desconto', 'Desconto especial'), 'line.unknown'],
  ['a line that says another thing', 'cdc', told('bem', 'Valor da compra, sem juros'), 'line.unknown'],
  ['a line twice', 'cdc', (offer) => ({ ...offer, lines: [...line('bem'), ...line('bem')] }), 'line.unknown'],
  ['a line by a name that every object has', 'cdc', told('constructor', 'Valor da compra'), 'line.unknown'],
  ['a down payment where nothing is bought', 'clt', told('entrada', 'Valor da Entrada'), 'line.unknown'],
  ['a debt of nobody', 'refinancing', told('divida', 'Quita o contrato 1 (Multa de 10 %)'), 'line.unknown'],
  [
    'a debt with a promise',
    'refinancing',
    told('divida', 'Quita o contrato 1 (Banco Bom. Sem juros depois)'),
    'line.unknown',
  ],
  ['a debt without a number', 'refinancing', told('divida', 'Quita o contrato de hoje (Banco Bom)'), 'line.unknown'],
  ['a fee whose name is a clause', 'cdc', feeNamed('Tarifa, e multa de 10 % em caso de atraso'), 'charge.unknown'],
  ['a fee that nobody knows', 'cdc', feeNamed('Taxa de urgência'), 'charge.unknown'],
  ['the fee of another product', 'energy', feeNamed('Avaliação do imóvel'), 'charge.unknown'],
  ['a lender whose name is a promise', 'cdc', namedAs({ name: 'Banco Bom: sem juros' }), 'lender.name'],
  ['a lender whose name has a rate', 'cdc', namedAs({ name: 'Banco 1,85% ao mês S.A.' }), 'lender.name'],
  ['a lender whose name says what is owed', 'cdc', namedAs({ name: 'Banco Isento de Multas S.A.' }), 'lender.name'],
  [
    'a lender whose address is a clause',
    'cdc',
    namedAs({ address: 'Avenida Fictícia, 100. O devedor autoriza o débito de R$ 50,00 por mês' }),
    'lender.address',
  ],
  [
    'a lender whose address goes on',
    'cdc',
    namedAs({ address: 'Avenida Fictícia, 100, São Paulo/SP. Fica combinado que nada mais vale' }),
    'lender.address',
  ],
];
