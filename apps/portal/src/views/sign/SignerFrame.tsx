import { ExternalLink, LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { PanelAction } from '@passo/ui/panel/Panel.tsx';
import { cssVariables } from '@passo/ui/theme/cssVariables.ts';
import type { ReactNode } from 'react';
import styles from './signer.module.css';
import { useFrameHeight } from './useFrameHeight.ts';

interface SignerFrameProps {
  readonly name: string;
  readonly link: string;
  readonly resend: PanelAction | undefined;
}

/** The signer's page within ours; a tab of its own stays a way. */
export function SignerFrame({ name, link, resend }: SignerFrameProps): ReactNode {
  const { height, onLoad } = useFrameHeight();
  return (
    <>
      <iframe
        className={styles.frame}
        src={link}
        title={name}
        allow="camera"
        style={height === undefined ? undefined : cssVariables({ '--page': `${height}px` })}
        onLoad={onLoad}
      />
      <p className={styles.ways}>
        {/* A page that tells its height is there. */}
        {height === undefined && <ExternalLink href={link}>Não abriu? Abrir em outra aba</ExternalLink>}
        {resend && 'onClick' in resend && <LinkButton onClick={resend.onClick}>{resend.label}</LinkButton>}
      </p>
    </>
  );
}
