import { describe, expect, it } from 'vitest';
import { told } from './testing/changedPartners.ts';

const VEHICLE = 'templates/steps/opcoes-do-veiculo.json';
const saying = (words: string) => (text: string) =>
  text.replace('"label": "Incluir o seguro de proteção"', `"label": "Incluir o seguro de proteção", ${words}`);

describe('an insurance is offered, and ticked by whoever pays for it', () => {
  it.each([
    ['"defaultValue": true', 'an insurance is ticked by the customer, never before'],
    [
      '"conditionals": [{ "type": "standard", "field": "valorEntradaCDC", "value": true }]',
      'an insurance is ticked by the customer, never before',
    ],
    ['"required": true', 'an insurance that must be ticked is not chosen'],
  ])('%s: refused', (words, message) => {
    expect(told([VEHICLE, saying(words)]).join('\n')).toContain(message);
  });

  it('left to the customer: nothing is said', () =>
    expect(told([VEHICLE, saying('"defaultValue": false')])).toEqual([]));
});
