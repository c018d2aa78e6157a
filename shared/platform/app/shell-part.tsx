import { Component, createContext, type ReactNode } from 'react';

/** Whether the shell is rendered without what it is made of: on the server, where a part of it threw. */
export const PlainShellContext = createContext(false);

interface ShellPartProps {
  /** Stands for the part where it throws. It depends on no data. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the shell that costs itself alone when it throws: the page, and what was typed into it, stay. */
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
