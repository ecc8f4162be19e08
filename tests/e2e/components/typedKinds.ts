import type { Driven } from './driven.ts';

interface Typed {
  readonly typed: string;
  readonly pasted?: string;
  readonly shown?: string;
  readonly sent: unknown;
  /** Label of the text field where there are several. */
  readonly name?: string;
}

function text({ typed, pasted = typed, shown = typed, sent, name }: Typed): Driven {
  return {
    sent,
    shown,
    ...(name !== undefined && { name }),
    keyboard: async (designer) => {
      await designer.tabTo(designer.text(name));
      await designer.page.keyboard.type(typed);
    },
    touch: async (designer) => {
      await designer.text(name).tap();
      await designer.page.keyboard.insertText(typed);
    },
    paste: (designer) => designer.paste(designer.text(name), pasted),
  };
}

/** The kinds that are one line of text. */
export const typedKinds: Readonly<Record<string, Driven>> = {
  text: text({ typed: 'Sala 12', sent: { text: 'Sala 12' } }),
  date: text({ typed: '12051990', pasted: '12/05/1990', shown: '12/05/1990', sent: { date: '1990-05-12' } }),
  money: text({ typed: '850000', pasted: 'R$ 8.500', shown: '8.500,00', sent: { money: 8500 } }),
  inputRealEstateValue: text({
    typed: '35000000',
    pasted: '350.000,00',
    shown: '350.000,00',
    sent: { inputRealEstateValue: 350000 },
  }),
  percentage: text({ typed: '12,5', pasted: '12.5%', sent: { percentage: 0.125 } }),
  cep: text({ typed: '01001000', pasted: '01001-000', shown: '01001-000', sent: { cep: '01001000' } }),
  consultaPlaca: text({
    typed: 'abc1d23',
    pasted: 'abc-1d23',
    shown: 'ABC1D23',
    sent: { consultaPlaca: { plate: 'ABC1D23' } },
  }),
  textWithAutoComplete: text({ typed: 'Marceneira', sent: { textWithAutoComplete: 'Marceneira' } }),
  anoModeloVeiculo: text({ typed: '2022', sent: { anoModeloVeiculo: { value: '', label: '2022' } } }),
  modeloVeiculo: text({
    typed: 'Uno Mille',
    name: 'Modelo do veículo',
    sent: { modeloVeiculo: { value: '', label: 'Uno Mille', marca: '' } },
  }),
};
