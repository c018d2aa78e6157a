import { Component, createContext, type ReactNode } from 'react';

/** Whether the shell renders its fallback parts: set on the server after a part threw. */
export const PlainShellContext = createContext(false);

interface ShellPartProps {
  /** Rendered if the part throws; it must not depend on data. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary of a part of the shell: the page and its form input stay if the part throws. */
export class ShellPart extends Component<ShellPartProps, { threw: boolean }> {
  static override contextType = PlainShellContext;
  declare context: boolean;
  override state = { threw: false };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.context || this.state.threw ? fallback : children;
  }
}
