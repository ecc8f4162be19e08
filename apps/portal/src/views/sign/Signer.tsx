import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { MethodChoice } from '../token/MethodChoice.tsx';
import { shownTarget } from '../token/shownTarget.ts';
import type { Ways } from '../token/useWays.ts';
import styles from './sign.module.css';

export type SignatureMethod = Ways['ways'][number]['method'];

interface SignerProps extends Ways {
  readonly chosen: SignatureMethod | undefined;
  readonly onChoose: (method: SignatureMethod) => void;
}

/** Whose contact signs. It is changed where it was confirmed, and nowhere else. */
export function Signer({ ways, confirmedAt, chosen, onChoose }: SignerProps): ReactNode {
  const { router } = useSession();
  const [first] = ways;
  return (
    <>
      {first && (
        <dl className={styles.signer}>
          <dt>Você assina com o contato que já confirmou</dt>
          <dd>{shownTarget(first.target)}</dd>
        </dl>
      )}
      <MethodChoice ways={ways.map(({ method }) => ({ method, target: null }))} chosen={chosen} onChoose={onChoose} />
      {confirmedAt !== null && (
        <p>
          <LinkButton onClick={() => router.go(`/${confirmedAt}`)}>Trocar o contato</LinkButton>
        </p>
      )}
    </>
  );
}
