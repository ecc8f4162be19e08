import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { ActionBar } from './ActionBar.tsx';
import { StepImage } from './StepImage.tsx';
import styles from './step.module.css';

interface StepLayoutProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Address of a picture that explains the step. */
  readonly image?: string | undefined;
  /** Buttons of the sticky bar. */
  readonly footer?: ReactNode;
  /** With it the step is a form, and Enter submits it. */
  readonly onSubmit?: (() => void) | undefined;
  /** Moves the focus to the title when the step appears, so that a screen reader starts there. Not on the first load. */
  readonly focusTitle?: boolean | undefined;
  readonly children?: ReactNode;
}

/** One question area and one action. */
export function StepLayout({ onSubmit, footer, ...props }: StepLayoutProps): ReactNode {
  const content = (
    <>
      <div className={styles.step}>
        <StepHead {...props} />
        <div className={styles.fields}>{props.children}</div>
      </div>
      {footer && <ActionBar>{footer}</ActionBar>}
    </>
  );
  if (!onSubmit) return <div className={styles.frame}>{content}</div>;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.frame} noValidate onSubmit={submit}>
      {content}
    </form>
  );
}

function StepHead({ title, description, image, focusTitle }: StepLayoutProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus({ preventScroll: true });
  }, [focusTitle, title]);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {image && <StepImage source={image} />}
      {description && <div className={styles.description}>{description}</div>}
    </div>
  );
}
