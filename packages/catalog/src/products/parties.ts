import { formatCnpj } from '@passo/domain';
import type { Institution } from '../ports/institution.ts';

/** Somebody behind an offer, as the sheet and the contract name them. */
interface Party {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What they are to the others. */
  readonly text?: string;
}

interface Offered {
  readonly lender: Institution;
  readonly interestFree?: boolean | undefined;
}

const factsOf = (label: string, who: Institution): Party['facts'] => [
  { label, value: who.name },
  { label: 'CNPJ', value: formatCnpj(who.cnpj) },
  { label: 'Endereço', value: who.address },
  { label: 'E-mail', value: who.email },
  { label: 'SAC', value: who.sac },
  { label: 'Ouvidoria', value: who.ombudsman },
];

/** Who lends (CDC, art. 54-B, IV) and who sells it for them (art. 54-D, III; Resolução CMN 4.935/2021, art. 3º). */
export const partiesOf = ({ lender, interestFree }: Offered, seller: Institution): readonly [Party, Party] =>
  interestFree === true
    ? [
        { title: 'Quem administra', facts: factsOf('Administradora', lender) },
        {
          title: 'Quem vende o plano',
          facts: factsOf('Representante', seller),
          text: `${seller.name} vende o plano em nome de ${lender.name}, que administra o grupo e responde pelo contrato.`,
        },
      ]
    : [
        { title: 'Quem empresta', facts: factsOf('Credor', lender) },
        {
          title: 'Quem oferece o crédito',
          facts: factsOf('Correspondente', seller),
          text:
            `${seller.name} é correspondente de ${lender.name} (Resolução CMN 4.935/2021): atende você por conta de ` +
            `${lender.name}, que decide, empresta e responde por este atendimento.`,
        },
      ];
