import { ask } from '../../state/notices.ts';
import type { DataRequest } from './useMyData.ts';

export const kindNames: Readonly<Record<DataRequest['kind'], string>> = {
  copy: 'Cópia dos dados',
  correction: 'Correção de dados',
  erasure: 'Exclusão de dados',
  review: 'Revisão de uma recusa',
};
export const stateNames: Readonly<Record<DataRequest['state'], string>> = {
  open: 'Em análise',
  erasing: 'Sendo feito',
  done: 'Concluído',
};

// The day that counts is the law's, wherever the phone is.
const ZONE = 'America/Sao_Paulo';
const instant = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE });
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: ZONE });
export const formatAt = (text: string): string => instant.format(new Date(text));
export const formatDay = (text: string): string => day.format(new Date(text));

/** What was asked, when, and what comes of it, line by line. */
const linesOf = ({ protocol, kind, state, askedAt, dueAt, note, answer }: DataRequest): readonly string[] => [
  `Protocolo: ${protocol}`,
  `Pedido: ${kindNames[kind]}`,
  `Feito em: ${formatAt(askedAt)}`,
  `Situação: ${stateNames[state]}`,
  ...(state === 'done' ? [] : [`Resposta até: ${formatDay(dueAt)}`]),
  ...(note === null ? [] : [kind === 'review' ? note : `O que você escreveu: ${note}`]),
  ...(answer === null ? [] : [answer]),
];

function download(request: DataRequest): void {
  const text = `Recibo do pedido sobre os seus dados\r\n\r\n${linesOf(request).join('\r\n')}\r\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = `recibo-${request.protocol}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lies over whatever page is there: after an erasure there is none left that could show it. */
export const showReceipt = (request: DataRequest): void =>
  ask({
    title: 'Recibo do seu pedido',
    text: linesOf(request).join('<br>'),
    type: 'success',
    okText: 'Baixar o recibo',
    cancelText: 'Fechar',
    onOk: () => download(request),
  });
