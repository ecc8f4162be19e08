import type { Facts, FieldProblem } from '@passo/engine';
import type { AnswerName } from '../ports/factNames.ts';
import { isRefusedAccount } from '../ports/refusedAccounts.ts';
import { text } from '../ports/facts.ts';
import { otherChassisOf } from './chassis.ts';
import type { ConflictRule } from './conflictRule.ts';
import { limitRules } from './depositLimits.ts';
import { plain } from './particulars.ts';
import { isOfferedAsNew, otherVehicleOf, plateOf } from './plate.ts';
import { isOtherBody, isOtherRegime } from './publicPost.ts';
import { isOwnDocument } from './seller.ts';
import { isUsed } from './vehicle.ts';
import { yearlyWithdrawal } from './yearlyWithdrawal.ts';

/** A text that a contract prints as a name. */
const printed = (field: AnswerName, what: string): ConflictRule => ({
  field,
  problem: (facts) =>
    text(facts, field).trim() === '' || plain(text(facts, field)) !== ''
      ? null
      : `Escreva só ${what}, com letras do nosso alfabeto e sem frases.`,
});

const PLATE = 'Corrija a placa, ou volte e escolha o modelo e o ano deste veículo.';

const CHASSIS = {
  maker: 'Os três primeiros caracteres deste chassi são de outro fabricante que o do veículo da oferta',
  year: 'O décimo caractere deste chassi é de outro ano que o do veículo da oferta',
} as const;

const USED =
  'O ano do modelo que você escolheu já não é vendido como novo. Desmarque aqui, ou volte e escolha o ano certo.';
const NOT_NEW =
  'A oferta é de um veículo zero-quilômetro, e este não é. Volte e escolha o ano do modelo deste veículo.';
const plated = (plate: string): string =>
  `Você informou a placa ${plate} deste veículo. Diga aqui que ele já tem placa, ou volte e apague a placa.`;

const rules: readonly ConflictRule[] = [
  printed('nomeVendedor', 'o nome de quem vende'),
  printed('cartorio', 'o nome do cartório'),
  printed('enderecoImovel', 'o endereço'),
  printed('profissao', 'a profissão'),
  {
    field: 'documentoVendedor',
    problem: (facts) => (isOwnDocument(facts) ? 'Este é o seu CPF. Informe o CPF ou CNPJ de quem vende.' : null),
  },
  {
    field: 'orgao',
    problem: (facts) =>
      isOtherBody(facts) ? 'Este empréstimo é só para quem recebe do Governo Federal (SIAPE).' : null,
  },
  {
    field: 'regimeJuridico',
    problem: (facts) =>
      isOtherRegime(facts)
        ? 'Este empréstimo é só para servidores estatutários. Com carteira assinada, peça o Crédito do Trabalhador.'
        : null,
  },
  {
    field: 'placa',
    problem: (facts) => {
      if (isOfferedAsNew(facts)) return NOT_NEW;
      const other = otherVehicleOf(facts);
      return other === null ? null : `Esta placa é de outro veículo${other === '' ? '' : ` (${other})`}. ${PLATE}`;
    },
  },
  {
    field: 'chassi',
    problem: (facts) => {
      const other = otherChassisOf(facts);
      return other === null ? null : `${CHASSIS[other]}. Corrija o chassi, ou volte e escolha o veículo certo.`;
    },
  },
  {
    field: 'conta',
    problem: (facts) =>
      isRefusedAccount(facts) ? 'O depósito não entrou nesta conta. Informe outra conta sua.' : null,
  },
  {
    field: 'zeroKm',
    problem: (facts) => {
      if (text(facts, 'zeroKm') !== 'true') return null;
      if (isUsed(facts)) return USED;
      const plate = plateOf(facts);
      return plate !== '' && text(facts, 'renavam') === '' ? plated(plate) : null;
    },
  },
  ...limitRules,
  yearlyWithdrawal,
];

/**
 * What of the answers no contract can say, by the key of the field that is to be mended: said where it is answered. The contract holds
 * the same rules again, whatever was asked, and where; but for the account that sent a deposit back, which the count of tries holds.
 */
export const conflicts = (facts: Facts): readonly FieldProblem[] =>
  rules.flatMap(({ field, problem }) => {
    const message = problem(facts);
    return message === null ? [] : [{ field, message }];
  });
