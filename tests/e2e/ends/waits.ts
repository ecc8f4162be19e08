import { at, waitingAt, type Shown } from './reach.ts';

const day = /até (segunda|terça|quarta|quinta|sexta), \d\d\/\d\d/;

export const waits: readonly Shown[] = [
  {
    name: 'espera-empresa-aurora-clt',
    open: at('aurora-clt', '25', waitingAt('aprovacao-da-empresa')),
    says: [day, /vier depois de \S+, \d\d\/\d\d, você assina de novo/, 'Copiar link', 'Desistir do pedido'],
  },
  { name: 'espera-assinatura-aurora-clt', open: at('aurora-clt', '25', waitingAt('assinatura')), says: [/assin/i] },
  {
    name: 'espera-revisao-ipe-pessoal',
    open: at('ipe-pessoal', '25', waitingAt('revisao')),
    says: [day, 'Copiar link'],
  },
  {
    name: 'espera-selfie-aurora-veiculos',
    open: at('aurora-veiculos', '42', waitingAt('selfie')),
    says: [day, 'Copiar link'],
  },
];
