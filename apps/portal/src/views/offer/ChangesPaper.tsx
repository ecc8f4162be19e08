import { pathOf } from '@passo/contract/paths.ts';
import { ButtonLink } from '@passo/ui/controls/ButtonLink.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { hash } from '../../state/hashId.ts';
import { writtenContract } from './shownOffer.ts';

/** What a late day changed of the contract, as a paper of its own. Nothing where none is written; a sample has none. */
export function ChangesPaper({ journey }: { readonly journey: Journey }): ReactNode {
  const document = writtenContract(journey);
  if (document === null || document.startsWith('/passos/')) return null;
  const address = `${pathOf('document', { hashId: hash(), document })}?registro=valores`;
  return (
    <ButtonLink href={address} variant="ghost">
      Abrir o que mudou (PDF)
    </ButtonLink>
  );
}
