import { Component, type ErrorInfo, type ReactNode } from 'react';
import { renewPieces } from './failedPieces.ts';
import { PieceFailure } from './PieceFailure.ts';
import { reportCaught } from './reportErrors.ts';

interface NodeBoundaryProps {
  /** Shown in place of the children after an error; `retry` renders the children again. */
  readonly fallback: (error: Error, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface NodeBoundaryState {
  readonly failed: Error | undefined;
}

/** Error boundary around one node. Shows what failed and where; the rest of the page keeps working. */
export class NodeBoundary extends Component<NodeBoundaryProps, NodeBoundaryState> {
  override state: NodeBoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): NodeBoundaryState {
    return { failed: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    reportCaught('render', error);
  }

  /** A piece below could not be loaded. That is no mistake of the code, so nothing is logged. */
  readonly #fail = (problem: unknown): void => {
    this.setState(NodeBoundary.getDerivedStateFromError(problem));
    // The next rendering loads the code again.
    renewPieces();
  };

  readonly #retry = (): void => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed !== undefined) return this.props.fallback(failed, this.#retry);
    return <PieceFailure.Provider value={this.#fail}>{this.props.children}</PieceFailure.Provider>;
  }
}
