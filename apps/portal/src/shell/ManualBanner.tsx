import type { ReactNode } from 'react';

/** Whoever types for the customer must know whose data these are. */
export function ManualBanner(): ReactNode {
  return (
    <p role="note">
      <b>Proposta iniciada de forma manual</b>
      <br />
      Os dados preenchidos devem ser do cliente ou do usuário digitador cadastrado.
    </p>
  );
}
