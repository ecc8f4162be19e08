import type { StepOnWire } from '@passo/contract';
import { CopyButton } from '@passo/ui/controls/CopyButton.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { Checklist, type Stage } from '@passo/ui/panel/Checklist.tsx';
import { QrCode } from '@passo/ui/panel/QrCode.tsx';
import { Skeleton } from '@passo/ui/layout/Skeleton.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { inform } from '../../state/notices.ts';
import { descriptionOf } from '../view.ts';
import { shownTarget } from '../token/shownTarget.ts';
import { startAction } from './startAction.ts';
import { useCountdown } from './useCountdown.ts';
import styles from './elsewhere.module.css';

interface PhonePassProps {
  readonly step: string;
  /** The steps that the phone takes over. */
  readonly photos: readonly StepOnWire[];
}

/** The way to the phone: a code to scan, a message to tap, an address to copy. Each opens this proposal there, once. */
export function PhonePass({ step, photos }: PhonePassProps): ReactNode {
  const session = useSession();
  const { link, problem, renew } = usePass(step);
  const [left, wait] = useCountdown();
  const send = async (): Promise<void> => {
    if (left > 0) return;
    const answered = await startAction(session.call, 'second-device', step, true);
    if (!answered.ok) return tellProblem(session, answered.problem, send);
    wait(answered.value.resendInSeconds);
    inform(`Enviamos o link para ${shownTarget(answered.value.target ?? 'o seu celular')}.`);
  };
  if (problem !== null) {
    return (
      <p role="alert" className={styles.hint}>
        {problem} <LinkButton onClick={renew}>Tentar novamente</LinkButton>
      </p>
    );
  }
  if (link === null) return <Skeleton />;
  return (
    <div className={styles.pass}>
      <QrCode text={link} label="Código QR que abre este passo no celular" />
      <div>
        <Checklist stages={stagesOn(photos)} />
        <p className={styles.links}>
          <LinkButton onClick={() => void send()}>
            {left > 0 ? `Link enviado. De novo em ${left} s` : 'Receber o link por SMS'}
          </LinkButton>
          <CopyButton text={link}>Copiar link</CopyButton>
        </p>
      </div>
    </div>
  );
}

/** What happens there, in order. */
const stagesOn = (photos: readonly StepOnWire[]): readonly Stage[] => [
  { label: 'Aponte a câmera para o QR', state: 'now', detail: 'Esperando você abrir no celular' },
  ...photos.map((step): Stage => ({ label: step.name, state: 'next', detail: firstSentence(descriptionOf(step)) })),
];

/** What is photographed; what it is for stands on the step's own page. */
const firstSentence = (text: string | undefined): string | undefined => /^.*?\.(?= |$)/s.exec(text ?? '')?.[0] ?? text;

/** A pass lasts a quarter of an hour; the code on the screen is renewed before it ends. */
function usePass(step: string) {
  const { call } = useSession();
  const [pass, setPass] = useState<{ readonly link: string | null; readonly problem: string | null }>(none);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void startAction(call, 'second-device', step).then((answered) => {
      if (gone) return;
      if (!answered.ok) return setPass({ link: null, problem: answered.problem.message });
      const { link = null, expiresInSeconds = 0 } = answered.value;
      setPass({ link, problem: null });
      timer = setTimeout(() => setRound((count) => count + 1), Math.max(60, expiresInSeconds - 60) * 1000);
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [call, step, round]);
  return {
    ...pass,
    renew: () => {
      setPass(none);
      setRound((count) => count + 1);
    },
  };
}

const none = { link: null, problem: null };
