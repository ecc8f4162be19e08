/* The kinds that most flows have: they are there with the page. The others are fetched by the flows that have them. */
export { button } from './button/button.ts';
export { cep } from './cep/cep.ts';
export { checkbox } from './checkbox/checkbox.ts';
export { cnpj } from './cnpj/cnpj.ts';
export { date } from './date/date.ts';
export { imageCapture } from './imageCapture/imageCapture.ts';
export { mensagem } from './mensagem/mensagem.ts';
export { money } from './money/money.ts';
export { radio } from './radio/radio.ts';
export { radioChip } from './radioChip/radioChip.ts';
export { select } from './select/select.ts';
export { sliderMoney } from './sliderMoney/sliderMoney.ts';
export { term } from './term/term.ts';
export { text } from './text/text.ts';
