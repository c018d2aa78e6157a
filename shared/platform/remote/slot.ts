import {
  Component,
  createContext,
  createElement,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useReducer,
} from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RemoteState, SettledState } from '../contract/remote-state.ts';
import { Boundary } from './boundary.ts';

/** What a slot's module exports: a component, and what it needs to have fetched before it renders. */
export interface SlotModule {
  default: React.ComponentType;
  loader?: (args: Pick<LoaderFunctionArgs, 'context'>) => Promise<unknown>;
}

/** How slots reach the remotes that fill them; the host provides it, on the server and in the browser. */
export interface SlotSource {
  /** What is known without asking. */
  peek(slot: string): RemoteState<SlotModule>;
  /** Asks the remote; never rejects. */
  load(slot: string): Promise<SettledState<SlotModule>>;
  /** Called before `load` is tried again: reloads the document where the slot's scripts are gone from the server. */
  beforeRetry(slot: string): Promise<void>;
  /** Told that a slot threw while it was shown: the next `load` brings another release of it, or fails. */
  threw(slot: string, error: unknown): void;
  /** Told that what a slot shows answers to clicks. */
  shown(slot: string): void;
}

const SlotContext = createContext<SlotSource>({
  peek: () => ({ kind: 'failed', reason: 'unavailable' }),
  load: () => Promise.resolve({ kind: 'failed', reason: 'unavailable' }),
  beforeRetry: async () => {},
  threw: () => {},
  shown: () => {},
});

export const SlotProvider = SlotContext.Provider;

interface SlotProps {
  /** The slot's name, as remotes declare it. */
  name: string;
  /** Shown while the remote is loading, of the size of the later content. */
  pending: ReactNode;
  /** Shown when the remote cannot be had; `retry` asks it again without a reload. */
  failed: (retry: () => void) => ReactNode;
}

/**
 * A region that another remote fills. If that remote is down, slow or broken, this region alone shows it. What the
 * server has sent of it stays as it is until its code has come. Without JSX: Node reads this file as it is, beside `defineRemote`.
 */
export function Slot({ name, pending, failed }: SlotProps) {
  const source = useContext(SlotContext);
  const [{ state, attempt }, send] = useReducer(reduce, null, () => ({
    state: source.peek(name),
    attempt: 0,
  }));

  useEffect(() => {
    if (state.kind === 'failed') source.shown(name);
    if (state.kind !== 'pending' && state.kind !== 'arriving') return;
    let current = true;
    void source.load(name).then((settled) => current && send(settled));
    return () => {
      current = false;
    };
  }, [source, name, state.kind]);

  const renew = () => send({ kind: 'pending' });
  const retry = () => void source.beforeRetry(name).then(renew);
  const handleThrow = (error: unknown) => {
    source.threw(name, error);
    renew();
  };
  switch (state.kind) {
    case 'pending':
      return pending;
    case 'failed':
      return failed(retry);
    default: {
      const content = createElement(Content, { module: state.module, onShown: () => source.shown(name) });
      return createElement(
        SlotBoundary,
        { key: attempt, fallback: pending, onThrow: handleThrow },
        createElement(Boundary, { fallback: pending, children: content }),
      );
    }
  }
}

interface ContentProps {
  module: SlotModule | Promise<SlotModule>;
  onShown: () => void;
}

function Content({ module, onShown }: ContentProps) {
  const { default: Shown } = module instanceof Promise ? use(module) : module;
  useEffect(onShown, []);
  return createElement(Shown);
}

interface SlotView {
  state: RemoteState<SlotModule>;
  /** Counts arrivals, so that a boundary that caught an error starts anew. */
  attempt: number;
}

function reduce(view: SlotView, state: RemoteState<SlotModule>): SlotView {
  // What the server has sent is hydrated; where no code can be loaded, it stays as it is.
  if (view.state.kind === 'arriving' && (state.kind === 'loaded' || state.kind === 'failed')) return view;
  return { state, attempt: state.kind === 'pending' ? view.attempt : view.attempt + 1 };
}

class SlotBoundary extends Component<
  { fallback: ReactNode; onThrow: (error: unknown) => void; children?: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrow(error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
