import type { OfferOnWire } from '@passo/contract';
import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { CostDetails } from '@passo/ui/money/CostDetails.tsx';
import { OfferCard } from '@passo/ui/money/OfferCard.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import type { Pay } from './choiceFacts.ts';
import { ShareOfPay } from './ShareOfPay.tsx';
import { SignedBefore } from './SignedBefore.tsx';
import { Summary } from './Summary.tsx';
import { VehiclePicture } from './VehiclePicture.tsx';
import { costSheetOf, receivedCardOf } from './costs.ts';
import { useSeller } from './useSeller.ts';
import { vehicleFacts } from './vehicleFacts.ts';
import styles from './offers.module.css';

interface OfferDrawerProps {
  readonly journey: Journey;
  /** Null while it is closed. */
  readonly offer: OfferOnWire | null;
  readonly busy: boolean;
  /** Brand and model, where a vehicle is bought. */
  readonly vehicle: string | null;
  /** What an installment is measured by, where it is known. */
  readonly pay: Pay | null;
  readonly action: string;
  readonly onClose: () => void;
  readonly onTake: (offer: OfferOnWire) => unknown;
}

/** An offer before it is taken: what is received, what is paid, and every cost below. */
export function OfferDrawer({
  journey,
  offer,
  busy,
  vehicle,
  pay,
  action,
  onClose,
  onTake,
}: OfferDrawerProps): ReactNode {
  const seller = useSeller();
  const footer = offer && (
    <>
      <Summary offer={offer} />
      <Button busy={busy} onClick={() => onTake(offer)}>
        {action}
      </Button>
      <p className={styles.others}>
        <LinkButton onClick={onClose}>Ver outras opções</LinkButton>
      </p>
    </>
  );
  return (
    <Drawer open={offer !== null} onClose={onClose} title={titleOf(offer, vehicle)} footer={footer}>
      {offer && (
        <>
          {vehicle === null ? (
            <OfferCard {...receivedCardOf(offer)} />
          ) : (
            <VehicleOffer offer={offer} vehicle={vehicle} />
          )}
          <ShareOfPay pay={pay} offer={offer} />
          <SignedBefore journey={journey} offer={offer} />
          <h3 className={styles.costs}>Todos os custos</h3>
          <CostDetails {...costSheetOf(offer, seller)} />
        </>
      )}
    </Drawer>
  );
}

function titleOf(offer: OfferOnWire | null, vehicle: string | null): string {
  if (vehicle !== null) return 'Oferta pré-aprovada';
  return offer?.interestFree === true ? 'Seu plano' : 'Sua oferta';
}

function VehicleOffer({ offer, vehicle }: { readonly offer: OfferOnWire; readonly vehicle: string }): ReactNode {
  return (
    <>
      <VehiclePicture model={vehicle} />
      <dl className={styles.facts}>
        {vehicleFacts(offer).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
