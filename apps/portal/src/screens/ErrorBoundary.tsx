import { Component, type ReactNode } from 'react';
import { updateOnce } from '../shell/updates.ts';
import { browserProblem } from '../wire/problem.ts';
import { FaultPage } from './FaultPage.tsx';

interface State {
  readonly failed: 'no' | 'updating' | 'yes';
}

/** The last net: whatever broke while drawing, the person reads a sentence and can go on. What was typed is kept. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
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
    return failed === 'yes' && <FaultPage fault={{ kind: 'generic', problem: browserProblem('network.unstable') }} />;
  }
}
