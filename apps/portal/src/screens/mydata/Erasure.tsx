import { Button } from '@passo/ui/controls/Button.tsx';
import type { ReactNode } from 'react';
import { reloadSystem } from '../../journey/refresh.ts';
import { useSession } from '../../session/useSession.ts';
import { ask as question } from '../../state/notices.ts';
import type { AskProps } from './Copy.tsx';
import { showReceipt } from './receipt.ts';
import styles from './mydata.module.css';

/** What no law keeps goes at once; a contract waits for a person. */
export function Erasure({ ask }: AskProps): ReactNode {
  const session = useSession();
  const erase = async (): Promise<void> => {
    const asked = await ask({ kind: 'erasure' });
    if (asked === null) return;
    // The page behind the receipt says that nothing is left, or that the request has ended: with it goes what was typed.
    if (asked.state !== 'open') await reloadSystem(session);
    showReceipt(asked);
  };
  const confirm = (): void =>
    question({
      title: 'Apagar os seus dados?',
      text: 'Se o pedido estiver aberto, ele é cancelado. Depois disso o link não abre mais e não dá para desfazer.<br>Um contrato assinado a lei manda guardar: nesse caso uma pessoa responde em até 15 dias.',
      type: 'warning',
      okText: 'Apagar meus dados',
      cancelText: 'Manter meus dados',
      destructive: true,
      // Not awaited: the receipt takes the place of this question.
      onOk: () => void erase(),
    });
  return (
    <section className={styles.part} aria-labelledby="meus-dados-exclusao">
      <h2 id="meus-dados-exclusao">Exclusão</h2>
      <p>Apagamos os dados deste pedido. O que a lei manda guardar fica até o fim do prazo, e dizemos qual é.</p>
      <Button variant="ghost" onClick={confirm}>
        Pedir a exclusão
      </Button>
    </section>
  );
}
