import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailedBundles } from '../startup/appBundleOf';

type PartBoundaryProps = { children: ReactNode; fallback?: ReactNode; place: string };
type PartBoundaryState = { hasFailed: boolean };

/** Error boundary for lazy parts of the shell. The screen works without them, and the next mount tries to load them again. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PartBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A part of the app bundle broke:', error);
  }

  override componentDidUpdate({ place }: PartBoundaryProps): void {
    if (!this.state.hasFailed || place === this.props.place) return;
    forgetFailedBundles();
    this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
