import { Component, type ReactNode } from 'react';
import { browserProblem } from '../wire/problem.ts';
import { FaultPage } from './FaultPage.tsx';

interface State {
  readonly failed: boolean;
}

/** The last net: whatever broke while drawing, the person reads a sentence and can go on. What was typed is kept. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FaultPage fault={{ kind: 'generic', problem: browserProblem('network.unstable') }} />;
  }
}
