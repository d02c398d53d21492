import { Component, type ReactNode } from "react";

interface ChartBoundaryProps {
  /** Told once, when the drawing failed, such as when its code did not load. */
  onFailure(): void;
  children: ReactNode;
}

/** Keeps what goes wrong in a drawing to the drawing: its figures stand in a table anyway. */
export class ChartBoundary extends Component<ChartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
