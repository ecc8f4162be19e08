import type { ProposalOnWire } from '@passo/contract';
import { dateParts, isCalendarDate, weekday } from '@passo/domain/date/date.ts';
import type { Journey } from '../../journey/journey.ts';

export type Wait = NonNullable<ProposalOnWire['data']['waits']>[string];

/** What is known of the wait at a step; undefined where it does not wait. */
export const waitAt = ({ proposal }: Journey, slug: string): Wait | undefined => proposal?.data.waits?.[slug];

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** `YYYY-MM-DD` as people say it: 'terça, 24/11'. */
export function dayWords(date: string): string {
  if (!isCalendarDate(date)) return '';
  const { month, day } = dateParts(date);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${weekdays[weekday(date)] ?? ''}, ${two(day)}/${two(month)}`;
}

/** Whether the promised day is over and nobody has answered. */
export const isLate = ({ environment }: Journey, { until }: Wait): boolean => environment.today > until;

/** Whether it is waited for longer than one stays with the page. */
export const isLong = (journey: Journey, wait: Wait): boolean => !wait.minutes || isLate(journey, wait);

/** Who is waited for, by the name that the customer knows. */
function whoOf({ config }: Journey, wait: Wait): string {
  if (wait.for === 'employer') return wait.name ?? 'Sua empresa';
  if (wait.for === 'lender') return wait.name ?? config.bank.name;
  return `A equipe ${config.master.name}`;
}

/** Whose turn it is and by when, with a *starred* day; null where what is promised is minutes, or was promised for a day that passed. */
export function dueOf(journey: Journey, wait: Wait): string | null {
  if (wait.minutes || isLate(journey, wait)) return null;
  const day = dayWords(wait.until);
  if (wait.for === 'signers') return `Quem falta assinar tem até *${day}*`;
  return `${whoOf(journey, wait)} ${wait.for === 'lender' ? 'conclui' : 'responde'} *até ${day}*`;
}

/** That the promised day passed, with a *starred phrase*; null before. */
export function missedOf(journey: Journey, wait: Wait): string | null {
  if (!isLate(journey, wait)) return null;
  if (wait.minutes) return '*Está demorando.* Isto costuma levar minutos, e já passou de um dia.';
  const goesOn = wait.endsOn === null ? '' : ` Continuamos esperando até ${dayWords(wait.endsOn)}.`;
  return `*Prometemos resposta até ${dayWords(wait.until)}, e ela não veio.*${goesOn}`;
}

/** What happens where nobody answers: what the server does then, and nothing else. */
export function withoutAnswer({ endsOn, mayGiveUp }: Wait): string {
  if (endsOn !== null) return `Sem resposta até ${dayWords(endsOn)}, você tenta de novo ou desiste, *sem custo*.`;
  if (mayGiveUp) return 'Enquanto isso nada é cobrado, e você pode desistir *sem custo*.';
  return 'Se for em outro dia, avisamos você e mostramos o que muda.';
}

/** Whoever waits longer than the contract holds signs once more; null where the wait ends sooner, or nothing was signed. */
function signsAgain({ environment }: Journey, { signedUntil = null, endsOn, until }: Wait): string | null {
  if (signedUntil === null) return null;
  const day = dayWords(signedUntil);
  if (environment.today > signedUntil)
    return `O contrato que você assinou valia até ${day}: quando a resposta vier, você assina de novo com as contas do dia.`;
  return (endsOn ?? until) > signedUntil
    ? `Se a resposta vier depois de ${day}, você assina de novo com as contas do dia.`
    : null;
}

/** All that follows where the answer comes late or never, in the order of its days. */
export const followsOf = (journey: Journey, wait: Wait): string =>
  [signsAgain(journey, wait), withoutAnswer(wait)].filter((said) => said !== null).join(' ');

/** By which way the customer hears of the outcome. */
export function toldBy({ proposal }: Journey): string {
  const byWhatsapp = proposal?.data.tellsByWhatsapp ?? null;
  return byWhatsapp === null ? 'Avisamos você.' : `Avisamos por ${byWhatsapp ? 'WhatsApp' : 'SMS'}.`;
}
