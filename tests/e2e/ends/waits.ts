import { at, waitingAt, type Shown } from './reach.ts';

const day = /até (segunda|terça|quarta|quinta|sexta), \d\d\/\d\d/;
const told = ['Avisamos por SMS. Pode fechar esta página.', 'Copiar link para voltar'];
const withoutAnswer = /Sem resposta até \S+, \d\d\/\d\d, você tenta de novo ou desiste/;

export const waits: readonly Shown[] = [
  {
    name: 'espera-empresa-aurora-convenio',
    open: at('aurora-convenio', '25', waitingAt('aprovacao-da-empresa')),
    says: [/^Padaria Boa Massa Ltda responde/, day, ...told, 'Desistir do pedido'],
    behind: [/vier depois de \S+, \d\d\/\d\d, você assina de novo/, withoutAnswer],
  },
  { name: 'espera-assinatura-aurora-clt', open: at('aurora-clt', '25', waitingAt('assinatura')), says: [/assin/i] },
  {
    name: 'espera-revisao-ipe-pessoal',
    open: at('ipe-pessoal', '25', waitingAt('revisao')),
    says: [/^A equipe \S+ responde/, day, ...told],
    behind: [withoutAnswer],
  },
  {
    name: 'espera-selfie-aurora-veiculos',
    open: at('aurora-veiculos', '42', waitingAt('selfie')),
    says: [/^A equipe \S+ responde/, day, ...told],
    behind: [withoutAnswer],
  },
];
