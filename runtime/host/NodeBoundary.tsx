import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { renewPieces } from './failedPieces.ts';

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
    // The next rendering loads the code again.
    if (error instanceof ChunkLoadError) renewPieces();
  }

  readonly #retry = (): void => this.setState({ failed: undefined });

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === undefined ? this.props.children : this.props.fallback(failed, this.#retry);
  }
}
