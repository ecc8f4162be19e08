import { Component, type ReactNode } from 'react';
import { updateOnce } from '../shell/updates.ts';

interface Props {
  readonly children: ReactNode;
  /** Takes the place of what broke. */
  readonly instead: ReactNode;
}

interface State {
  readonly failed: 'no' | 'updating' | 'yes';
}

/** Whatever broke while drawing takes nothing else along. What was typed is kept. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: 'no' };

  static getDerivedStateFromError(): State {
    return { failed: 'updating' };
  }

  override componentDidCatch(error: unknown): void {
    if (!updateOnce(error)) this.setState({ failed: 'yes' });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === 'no') return this.props.children;
    return failed === 'yes' && this.props.instead;
  }
}
