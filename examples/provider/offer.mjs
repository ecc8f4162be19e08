// A loan of equal instalments for the example server. No bank lends like this: IOF is one flat rate, months have 30 days.
const RATE = 0.0179;
const IOF = 0.0188;

const day = (months, days = 0) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + months, Math.min(date.getUTCDate(), 28) + days);
  return date.toISOString().slice(0, 10);
};

/** The rate a month at which the instalments are worth what was paid out. */
function cet(released, payment, installments) {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const rate = (low + high) / 2;
    if ((payment * (1 - (1 + rate) ** -installments)) / rate > released) low = rate;
    else high = rate;
  }
  return low;
}

/** The same amount over the same months has the same id, so that `lender.accept` finds what `lender.simulate` offered. */
export function offerFor({ requestedCentavos = 0, installments = 0, monthlyRate = 0 }) {
  const [amount, months, rate] = [requestedCentavos || 500_000, installments || 24, monthlyRate || RATE];
  const iofCentavos = Math.round(amount * IOF);
  const financedCentavos = amount + iofCentavos;
  const payment = Math.round((financedCentavos * rate) / (1 - (1 + rate) ** -months));
  let balanceCentavos = financedCentavos;
  const schedule = Array.from({ length: months }, (_, at) => {
    const interestCentavos = Math.round(balanceCentavos * rate);
    const amortisationCentavos = at === months - 1 ? balanceCentavos : payment - interestCentavos;
    balanceCentavos -= amortisationCentavos;
    const installmentCentavos = interestCentavos + amortisationCentavos;
    return {
      number: at + 1,
      dueOn: day(at + 1),
      days: 30,
      interestCentavos,
      amortisationCentavos,
      chargesCentavos: 0,
      installmentCentavos,
      balanceCentavos,
    };
  });
  const sum = (name) => schedule.reduce((total, row) => total + row[name], 0);
  const cetMonthly = cet(amount, payment, months);
  return {
    id: `ex-${amount}-${months}`,
    lender: { name: 'Banco Exemplo S.A.', cnpj: '11222333000181' },
    quote: {
      requestedCentavos: amount,
      releasedCentavos: amount,
      financedCentavos,
      iofCentavos,
      fees: [],
      insurances: [],
      installmentCentavos: schedule[0].installmentCentavos,
      installments: months,
      schedule,
      totalCentavos: sum('installmentCentavos'),
      interestCentavos: sum('interestCentavos'),
      monthlyRate: rate,
      annualRate: (1 + rate) ** 12 - 1,
      cetMonthly,
      cetAnnual: (1 + cetMonthly) ** 12 - 1,
      firstDueOn: schedule[0].dueOn,
      lastDueOn: schedule[months - 1].dueOn,
      rulesOf: day(0),
    },
    validUntil: day(0, 2),
    late: { fine: 0.02, monthlyInterest: 0.01 },
  };
}
