/* The kinds that flows begin with: they are there with the page. The others are fetched with the steps that have them. */
export { checkbox } from './checkbox/checkbox.ts';
export { date } from './date/date.ts';
export { mensagem } from './mensagem/mensagem.ts';
export { money } from './money/money.ts';
export { radio } from './radio/radio.ts';
export { radioChip } from './radioChip/radioChip.ts';
export { select } from './select/select.ts';
export { term } from './term/term.ts';
export { text } from './text/text.ts';
