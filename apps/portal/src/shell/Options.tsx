import { ChipGroup } from '@passo/ui/controls/ChipGroup.tsx';
import { ExternalLink, LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import { useState, type ReactNode } from 'react';
import { confirmCancel } from '../journey/cancel.ts';
import type { Journey } from '../journey/journey.ts';
import { confirmLeave } from '../journey/leave.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { backToOffers } from './backToOffers.ts';
import { offersOf, questionsOf, type Question } from './indicator.ts';
import styles from './shell.module.css';
import { chooseTheme, currentTheme } from './chooseTheme.ts';

interface OptionsProps {
  readonly journey: Journey;
  /** The step in view. */
  readonly slug: string;
  readonly onClose: () => void;
}

/** How the page looks, who helps, and the ways out of the flow. */
export function Options({ journey, slug, onClose }: OptionsProps): ReactNode {
  const session = useSession();
  const { router } = session;
  const [asks, setAsks] = useState(false);
  const help = journey.config.configuration.display.homePage.supportUrl;
  const questions = questionsOf(journey);
  const offers = offersOf(journey);
  const leave = (): void => {
    onClose();
    if (offers !== false) backToOffers(router, offers, slug, journey.state.end !== null);
  };
  const toMyData = (): void => {
    router.go('/meus-dados');
    onClose();
  };
  // One thing lies over the page at a time.
  const asking = (confirm: (session: Session) => void): void => {
    onClose();
    confirm(session);
  };
  return (
    <div className={styles.options}>
      <Look />
      {questions.length > 0 && <LinkButton onClick={() => setAsks(true)}>Perguntas frequentes</LinkButton>}
      {help && <ExternalLink href={help}>Preciso de ajuda</ExternalLink>}
      {offers !== false && <LinkButton onClick={leave}>Voltar às ofertas</LinkButton>}
      {journey.proposal !== null && journey.state.end === null && (
        <LinkButton onClick={() => asking(confirmCancel)}>Desistir do pedido</LinkButton>
      )}
      {journey.proposal !== null && <LinkButton onClick={toMyData}>Meus dados</LinkButton>}
      <LinkButton onClick={() => asking(confirmLeave)}>Sair</LinkButton>
      <Drawer open={asks} onClose={() => setAsks(false)} title="Perguntas frequentes">
        {questions.map((one) => (
          <Answer key={one.question} {...one} />
        ))}
      </Drawer>
    </div>
  );
}

const Answer = ({ question, answer }: Question): ReactNode => (
  <details className={styles.answer}>
    <summary>{question}</summary>
    <p>{answer}</p>
  </details>
);

const looks = [
  { value: 'auto', label: 'Automática' },
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Escura' },
] as const;

function Look(): ReactNode {
  const [theme, setTheme] = useState(currentTheme);
  return (
    <ChipGroup
      id="aparencia"
      name="aparencia"
      label="Aparência"
      options={looks}
      value={looks.find(({ value }) => value === theme) ?? null}
      onChange={(option) => {
        const look = looks.find(({ value }) => value === option?.value);
        if (look === undefined) return;
        chooseTheme(look.value);
        setTheme(look.value);
      }}
      required
      readOnly={false}
      disabled={false}
    />
  );
}
