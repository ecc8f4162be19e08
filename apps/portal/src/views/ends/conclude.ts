import { isEmbedded, postToHost } from '../../shell/hostMessages.ts';
import { linesOf } from '../../journey/withdrawal.ts';
import { ask } from '../../state/notices.ts';

/** The last button: back to the page or the app around this one, else word that this one may be closed. */
export function conclude(): void {
  if (isEmbedded()) return postToHost('home');
  ask({
    title: 'Pode fechar esta página',
    text: linesOf(
      'O seu pedido fica guardado: o mesmo link mostra ele de novo.',
      'Este aparelho não é seu? Saia dele em Opções, Sair.',
    ),
    type: 'success',
    okText: 'Entendi',
    cancelText: null,
    onOk: () => undefined,
  });
}
