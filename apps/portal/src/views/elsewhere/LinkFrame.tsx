import type { StepOnWire } from '@passo/contract';
import { ExternalLink, LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { PanelAction } from '@passo/ui/panel/Panel.tsx';
import { cssVariables } from '@passo/ui/theme/cssVariables.ts';
import type { ReactNode } from 'react';
import styles from './elsewhere.module.css';
import { useFrameHeight } from './useFrameHeight.ts';

interface LinkFrameProps {
  readonly step: StepOnWire;
  readonly link: string;
  /** What is agreed there, in a line. */
  readonly agreed: string | undefined;
  readonly resend: PanelAction | undefined;
}

/** Somebody else's page within this one, which goes on by itself once it is done there; a tab of its own stays a way. */
export function LinkFrame({ step, link, agreed, resend }: LinkFrameProps): ReactNode {
  const { height, onLoad } = useFrameHeight();
  const words = step.texts.waiting;
  return (
    <StepLayout title={words?.title ?? step.name} description={words?.text}>
      {agreed !== undefined && <p className={styles.agreed}>{agreed}</p>}
      <iframe
        className={styles.frame}
        src={link}
        title={step.name}
        allow="camera"
        style={height === undefined ? undefined : cssVariables({ '--page': `${height}px` })}
        onLoad={onLoad}
      />
      <p className={styles.ways}>
        {/* A page that tells its height is there. */}
        {height === undefined && <ExternalLink href={link}>Não abriu? Abrir em outra aba</ExternalLink>}
        {resend && 'onClick' in resend && <LinkButton onClick={resend.onClick}>{resend.label}</LinkButton>}
      </p>
    </StepLayout>
  );
}
