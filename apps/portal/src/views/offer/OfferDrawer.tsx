import type { OfferOnWire } from '@passo/contract';
import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { CostDetails } from '@passo/ui/money/CostDetails.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import type { ReactNode } from 'react';
import { costSheetOf, countOf, money, receivedOf } from './costs.ts';
import { VehiclePicture } from './VehiclePicture.tsx';
import styles from './offers.module.css';

interface OfferDrawerProps {
  /** Null while it is closed. */
  readonly offer: OfferOnWire | null;
  readonly busy: boolean;
  /** Brand and model, where a vehicle is bought. */
  readonly vehicle: string | null;
  readonly action: string;
  readonly onClose: () => void;
  readonly onTake: (offer: OfferOnWire) => unknown;
}

/** An offer before it is taken: what is received, what is paid, and every cost below. */
export function OfferDrawer({ offer, busy, vehicle, action, onClose, onTake }: OfferDrawerProps): ReactNode {
  const footer = offer && (
    <>
      <Button busy={busy} onClick={() => onTake(offer)}>
        {action}
      </Button>
      <LinkButton onClick={onClose}>Ver outras opções</LinkButton>
    </>
  );
  return (
    <Drawer open={offer !== null} onClose={onClose} title="Oferta pré-aprovada" footer={footer}>
      {offer && (
        <>
          {vehicle !== null && <VehiclePicture model={vehicle} />}
          <dl className={styles.facts}>
            {factsOf(offer, vehicle !== null).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h3 className={styles.costs}>Todos os custos</h3>
          <CostDetails {...costSheetOf(offer)} />
        </>
      )}
    </Drawer>
  );
}

const sum = (charges: OfferOnWire['fees']): number => charges.reduce((total, { value }) => total + value, 0);

/** The figures of the specification for a vehicle; of anything else its own lines, then the same. */
function factsOf(offer: OfferOnWire, isVehicle: boolean) {
  const { lines, valorDoFinanciamento, fees, insurances, iof, installments, valorDaParcela, unit } = offer;
  const times = unit === 'withdrawal' ? countOf(offer) : `${installments}x`;
  const charges = [...fees, ...insurances];
  const own = isVehicle ? lines.filter(({ key }) => key === 'entrada') : lines;
  return [
    ...(isVehicle
      ? []
      : [{ label: offer.interestFree ? 'Carta de crédito' : 'Você recebe', value: money(receivedOf(offer)) }]),
    ...own.filter(({ key }) => key !== 'troco').map(({ label, value }) => ({ label, value: money(value) })),
    { label: 'Valor Financiado', value: money(valorDoFinanciamento) },
    { label: 'Tarifas', value: money(sum(charges)) },
    { label: 'IOF', value: money(iof) },
    { label: 'Total', value: `${times} de ${money(valorDaParcela)}` },
  ];
}
