import { BankIcon, PhoneIcon } from '@passo/ui/icons/EndIcons.tsx';
import { FactsTable } from '@passo/ui/money/FactsTable.tsx';
import { SplitBar } from '@passo/ui/money/SplitBar.tsx';
import type { ReactNode } from 'react';
import { stepOf, type Journey } from '../../journey/journey.ts';
import { useProgress } from '../../journey/useProgress.ts';
import { StepProgress } from '../../shell/StepProgress.tsx';
import { useOfferInView } from '../../state/offerInView.ts';
import { choiceFacts } from '../offer/choiceFacts.ts';
import { agreedOffer } from '../offer/shownOffer.ts';
import { ShareOfPay } from '../offer/ShareOfPay.tsx';
import { splitOf } from '../offer/split.ts';
import { useSeller } from '../offer/useSeller.ts';
import { telephone } from '../ends/helpRow.ts';
import { Above } from './Above.tsx';
import { aheadOf } from './ahead.ts';
import { factsSoFar } from './facts.ts';
import { whyOf } from './why.ts';
import './columns.css';
import styles from './companion.module.css';

const SO_FAR = 'Seu pedido até aqui';

interface CompanionProps {
  readonly journey: Journey;
  /** The step in view. */
  readonly slug: string;
}

/** Beside the form: where one is, what is known so far, why it is asked, what comes next, and who is behind it. An end says all that itself. */
export function Companion({ journey, slug }: CompanionProps): ReactNode {
  const step = stepOf(journey, slug);
  const help = journey.config.configuration.display.homePage.supportUrl;
  if (journey.state.end !== null) return <Above help={help} saves={false} />;
  const why = step === undefined ? null : whyOf(step);
  return (
    <div className={styles.companion}>
      <StepProgress journey={journey} slug={slug} named />
      <SoFar journey={journey} slug={slug} />
      {why !== null && (
        <section className={styles.card}>
          <h2>Por que perguntamos</h2>
          <p>{why}</p>
        </section>
      )}
      <Ahead journey={journey} slug={slug} />
      <Behind journey={journey} />
      <Above help={help} />
    </div>
  );
}

/** Follows what is being chosen, as long as it is on the screen: then it tells where the money goes. */
function SoFar({ journey, slug }: CompanionProps): ReactNode {
  const { offer, choosing } = useOfferInView();
  const told = offer ?? (choosing ? null : agreedOffer(journey));
  const split = choosing && offer !== null ? splitOf(offer) : null;
  return (
    <section className={styles.card}>
      {split === null ? (
        <FactsTable caption={SO_FAR} titled facts={factsSoFar(journey, told)} />
      ) : (
        <SplitBar title={SO_FAR} {...split} />
      )}
      {choosing && <ShareOfPay pay={choiceFacts(journey, slug).pay} offer={offer} />}
    </section>
  );
}

function Ahead({ journey, slug }: CompanionProps): ReactNode {
  const ahead = aheadOf(journey, useProgress(journey, slug));
  return (
    ahead.length > 0 && (
      <section className={styles.card}>
        <FactsTable
          caption="O que vem depois"
          titled
          facts={ahead.map(({ title, takes }) => ({ label: title, values: [takes] }))}
        />
      </section>
    )
  );
}

function Behind({ journey: { config } }: { readonly journey: Journey }): ReactNode {
  const { sac } = useSeller() ?? config.master;
  return (
    <section className={styles.behind}>
      <p>
        <BankIcon />
        <span>
          Você contrata com <b>{config.bank.name}</b>, com atendimento <b>{config.master.name}</b>.
        </span>
      </p>
      <p>
        <PhoneIcon />
        <a href={telephone(sac)}>{sac}</a>
      </p>
    </section>
  );
}
