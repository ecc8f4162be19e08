// Plain JavaScript: `node schedule.mjs 8500 24 1.79` prints what R$ 8.500,00 over 24 months at 1.79 % a month cost.
import { quoteLoan } from '@passo/finance';

const [reais = '8500', installments = '24', percent = '1.79'] = process.argv.slice(2);

const loan = quoteLoan({
  requestedCentavos: Math.round(Number(reais) * 100),
  installments: Number(installments),
  monthlyRate: `${percent}%`,
  ...{ paidOutOn: '2026-11-20', firstDueOn: '2026-12-20', dayBase: 365, method: 'price' },
  ...{ fees: [], insurances: [], iof: 'financed' },
});

const money = (centavos) => (centavos / 100).toFixed(2).padStart(10);

if (loan.ok) {
  for (const { number, dueOn, interestCentavos, amortisationCentavos, balanceCentavos } of loan.value.schedule)
    console.log(
      `${number}`.padStart(3),
      dueOn,
      ...[interestCentavos, amortisationCentavos, balanceCentavos].map(money),
    );
  console.log('IOF', money(loan.value.iofCentavos), 'CET', `${(loan.value.cetAnnual * 100).toFixed(2)} % a.a.`);
} else {
  console.error(loan.problem.path ?? '', loan.problem.message);
  process.exitCode = 1;
}
