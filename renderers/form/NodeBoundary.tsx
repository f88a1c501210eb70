import { Component, type ErrorInfo, type ReactNode } from 'react';

interface NodeBoundaryProps {
  /** What to say instead, given the error's message. */
  readonly fallback: (message: string) => ReactNode;
  readonly children: ReactNode;
}

interface NodeBoundaryState {
  readonly failed: string | undefined;
}

/** Keeps a throwing renderer from taking its neighbours with it: says what and where, the rest of the page lives. */
export class NodeBoundary extends Component<NodeBoundaryProps, NodeBoundaryState> {
  override state: NodeBoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): NodeBoundaryState {
    return { failed: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed === undefined ? this.props.children : this.props.fallback(this.state.failed);
  }
}
