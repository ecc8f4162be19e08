import { definePlan } from '../plan.ts';
import { isNoLoan, planPaper } from '../planClauses.ts';
import type { Clause } from '../product.ts';

/** Lei 11.795/2008, arts. 12 and 22; Lei 8.036/1990, art. 20. */
const home: Clause = {
  title: 'O que posso comprar, e como',
  text:
    'Com a carta compro casa, apartamento, terreno ou sala, pronto ou na planta, construo ou reformo, em qualquer lugar do Brasil, ou ' +
    'quito um financiamento de imóvel meu. A administradora paga direto a quem vende, depois de avaliar o imóvel e registrar a garantia; ' +
    'a avaliação, o registro e o imposto de transmissão (ITBI) são meus e não estão nestes valores. Se o imóvel custar mais do que a ' +
    'carta, completo a diferença; se custar menos, o que sobra paga parcelas.',
};

const bid: Clause = {
  title: 'Lance',
  text:
    'Em cada assembleia posso oferecer um lance, que adianta parcelas. Ganha o maior, em parte da carta; se o meu não ganhar, não pago ' +
    'nada. Posso usar o meu FGTS para dar lance, completar a carta ou pagar parcelas, nas regras da Caixa (Lei 8.036/1990, art. 20). ' +
    'Também posso pagar o lance com uma parte da própria carta, se o grupo permitir.',
};

/** A plan for a home: longer, larger, and corrected by what it costs to build. */
export const homeConsortium = definePlan({
  label: 'Consórcio de imóvel',
  minimumCentavos: 8_000_000,
  maximumCentavos: 150_000_000,
  terms: [120, 150, 180, 200, 220, 240],
  administrationFee: 0.2,
  reserveFund: 0.02,
  example: { requestedCentavos: 25_000_000, installments: 200 },
  paper: planPaper({
    secured:
      'Depois de contemplado, o imóvel que comprei fica em garantia até a última parcela, em alienação fiduciária (Lei 9.514/1997), e ' +
      'pode ser tomado e leiloado.',
    index: 'pelo INCC da FGV, que mede quanto custa construir',
    own: [home, bid],
  }),
  notes: [
    isNoLoan,
    'O valor da carta e das parcelas acompanha, uma vez por ano, o INCC, que mede quanto custa construir: a parcela pode subir.',
    'Avaliação, registro e imposto do imóvel você paga à parte, quando comprar.',
  ],
});
