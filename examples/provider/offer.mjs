// A loan of equal instalments for the example server, as a bank reckons it: months at the monthly rate, IOF on what each
// instalment pays back, a CET by days. Passo reckons every offer again and lets none in that differs.
const RATE = 0.0179;
const IOF_A_DAY = 0.000082;
const IOF_ONCE = 0.0038;
const DAY_MS = 86_400_000;

const textOf = (date) => date.toISOString().slice(0, 10);
/** The day in São Paulo, which Passo reckons by: in the world's own time it is tomorrow from nine in the evening on. */
const saoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
const today = () => new Date(saoPaulo.format(new Date()));
const inDays = (days) => textOf(new Date(today().getTime() + days * DAY_MS));

/** So many months from today, on a day that every month has. */
function inMonths(months) {
  const date = today();
  return textOf(
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, Math.min(date.getUTCDate(), 28))),
  );
}
const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The yearly rate at which the instalments are worth what was paid out (Resolução CMN 4.881/2020). */
function cet(released, schedule, from) {
  let [low, high] = [0, 100];
  for (let step = 0; step < 80; step += 1) {
    const rate = (low + high) / 2;
    const worth = schedule.reduce(
      (sum, row) => sum + row.installmentCentavos / (1 + rate) ** (daysBetween(from, row.dueOn) / 365),
      0,
    );
    if (worth > released) low = rate;
    else high = rate;
  }
  return low;
}

/** Equal instalments; the first month counts its days where it is none. */
function scheduleOf(financed, months, rate, from) {
  const due = Array.from({ length: months }, (_, at) => inMonths(at + 1));
  const growth = due.map((dueOn, at) => (1 + rate) ** ((12 * daysBetween(due[at - 1] ?? from, dueOn)) / 365));
  let [worth, discounts] = [1, 0];
  for (const one of growth) {
    worth /= one;
    discounts += worth;
  }
  const payment = Math.round(financed / discounts);
  let balanceCentavos = financed;
  return due.map((dueOn, at) => {
    const interestCentavos = Math.round(balanceCentavos * (growth[at] - 1));
    const amortisationCentavos = at === months - 1 ? balanceCentavos : payment - interestCentavos;
    balanceCentavos -= amortisationCentavos;
    return {
      number: at + 1,
      dueOn,
      days: daysBetween(due[at - 1] ?? from, dueOn),
      interestCentavos,
      amortisationCentavos,
      chargesCentavos: 0,
      installmentCentavos: interestCentavos + amortisationCentavos,
      balanceCentavos,
    };
  });
}

function iofOf(schedule, from) {
  const daily = schedule.reduce(
    (sum, row) => sum + row.amortisationCentavos * IOF_A_DAY * Math.min(365, daysBetween(from, row.dueOn)),
    0,
  );
  const whole = schedule.reduce((sum, row) => sum + row.amortisationCentavos, 0);
  return Math.round(daily) + Math.round(whole * IOF_ONCE);
}

/** The same amount over the same months has the same id, so that `lender.accept` finds what `lender.simulate` offered. */
export function offerFor({ requestedCentavos = 0, installments = 0, monthlyRate = 0 }) {
  const [amount, months, rate] = [requestedCentavos || 500_000, installments || 24, monthlyRate || RATE];
  const from = inDays(0);
  // The tax is part of the debt that is taxed: a few rounds until both stand still.
  let [financedCentavos, iofCentavos] = [amount, 0];
  for (let round = 0; round < 20; round += 1) {
    iofCentavos = iofOf(scheduleOf(financedCentavos, months, rate, from), from);
    financedCentavos = amount + iofCentavos;
  }
  const schedule = scheduleOf(financedCentavos, months, rate, from);
  const sum = (name) => schedule.reduce((total, row) => total + row[name], 0);
  const cetAnnual = cet(amount, schedule, from);
  return {
    id: `ex-${amount}-${months}`,
    // Who lends, in full: without any of it the offer is not let in.
    lender: {
      name: 'Banco Exemplo S.A.',
      cnpj: '11222333000181',
      address: 'Avenida Fictícia, 900, São Paulo/SP',
      email: 'atendimento@banco.exemplo.com.br',
      sac: '0800 000 0009',
      ombudsman: '0800 000 1009',
    },
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
      cetMonthly: (1 + cetAnnual) ** (1 / 12) - 1,
      cetAnnual,
      firstDueOn: schedule[0].dueOn,
      lastDueOn: schedule[months - 1].dueOn,
      rulesOf: from,
    },
    validUntil: inDays(2),
    late: { fine: 0.02, monthlyInterest: 0.01 },
  };
}
