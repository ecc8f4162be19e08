import type { StepOnWire } from '@passo/contract';
import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { ChevronIcon } from '@passo/ui/icons/MoreIcons.tsx';
import { Illustration, type DrawingName } from '@passo/ui/illustrations/Illustration.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { stepOf } from '../../journey/journey.ts';
import { poll } from '../../journey/poll.ts';
import { useSession } from '../../session/useSession.ts';
import { inform } from '../../state/notices.ts';
import { useProposal } from '../../state/proposal.ts';
import { RemakeNote } from '../form/RemakeNote.tsx';
import { useWatch } from '../useWatch.ts';
import type { ViewProps } from '../view.ts';
import { PhonePass } from './PhonePass.tsx';
import styles from './elsewhere.module.css';

interface OnThePhoneProps extends ViewProps {
  /** The person stays at this computer; `camera`: and its camera is to be opened. */
  readonly onHere: (way: 'asked' | 'camera') => void;
}

/** The way to the phone, and the two ways to stay, as good as that. */
export function OnThePhone({ journey, step, onHere }: OnThePhoneProps): ReactNode {
  useWatch(true, 2);
  const look = useLook();
  const all = journey.live.flatMap(({ slug }) => stepOf(journey, slug) ?? []).filter(({ view }) => view === 'photos');
  const photos = all.slice(all.findIndex(({ slug }) => slug === step.slug));
  const words = photos.every(isSelfie) ? OF_SELFIE : OF_DOCUMENT;
  const [drawing, label, text] = words.file;
  return (
    <StepLayout
      title={words.title}
      description={words.text}
      footer={
        <>
          <div className={styles.look}>
            <Button variant="ghost" onClick={look}>
              {words.look}
            </Button>
          </div>
          <p className={styles.byItself}>{words.byItself}</p>
        </>
      }
    >
      <RemakeNote journey={journey} step={step} />
      <PhonePass step={step.slug} photos={photos} />
      <section aria-labelledby="ficar" className={styles.here}>
        <h2 id="ficar">Prefere ficar no computador?</h2>
        <Way
          drawing="face"
          label="Usar a câmera daqui"
          text="Foto por este computador"
          onClick={() => onHere('camera')}
        />
        <Way drawing={drawing} label={label} text={text} onClick={() => onHere('asked')} />
        {step.texts.init?.action && <LinkButton onClick={() => onHere('asked')}>{step.texts.init.action}</LinkButton>}
      </section>
    </StepLayout>
  );
}

const OF_DOCUMENT = {
  title: 'Continue no celular para as fotos',
  text: 'A câmera do celular lê melhor o documento. Depois, volte para cá.',
  look: 'Já tirei as fotos',
  file: ['document', 'Enviar arquivos', 'JPG, PNG ou PDF do documento'],
  byItself: 'Quando as fotos chegarem, esta página continua sozinha.',
} as const;

/** Where nothing is left to photograph but the face. */
const OF_SELFIE = {
  title: 'Continue no celular para a selfie',
  text: 'Tire a selfie pelo celular. Depois, volte para cá.',
  look: 'Já tirei a selfie',
  file: ['face', 'Enviar arquivo', 'JPG ou PNG com o seu rosto'],
  byItself: 'Quando a selfie chegar, esta página continua sozinha.',
} as const;

const isSelfie = ({ fields = [] }: StepOnWire): boolean => fields.every(({ icon }) => icon === 'face');

/** Asks now instead of when it is told. */
function useLook(): () => Promise<void> {
  const session = useSession();
  return async () => {
    const before = useProposal.getState().proposal?.revision;
    await poll(session);
    if (useProposal.getState().proposal?.revision === before)
      inform('As fotos ainda não chegaram: termine no celular.');
  };
}

interface WayProps {
  readonly drawing: DrawingName;
  readonly label: string;
  readonly text: string;
  readonly onClick: () => void;
}

function Way({ drawing, label, text, onClick }: WayProps): ReactNode {
  return (
    <button type="button" className={styles.way} onClick={onClick}>
      <Illustration name={drawing} />
      <span>
        <b>{label}</b>
        <small>{text}</small>
      </span>
      <ChevronIcon />
    </button>
  );
}
