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
import { Boundary } from './hydration-boundary.ts';

/** Exports of a slot's module: a component, and an optional preload before it renders. */
export interface SlotModule {
  default: React.ComponentType<Record<string, unknown>>;
  loader?: (args: Pick<LoaderFunctionArgs, 'context'>) => Promise<unknown>;
  /** Props with which the smoke test renders the component. */
  example?: Record<string, unknown>;
}

/** Access of slots to the remotes that fill them; the host provides it, on the server and in the browser. */
export interface SlotSource {
  /** Returns the current state without loading. */
  peek(slot: string): RemoteState<SlotModule>;
  /** Loads the slot; never rejects. */
  load(slot: string): Promise<SettledState<SlotModule>>;
  /** Called before a retry of `load`: reloads the document if the server no longer has the slot's scripts. */
  beforeRetry(slot: string): Promise<void>;
  /** Called when a slot threw while rendering: the next `load` fails. */
  threw(slot: string, error: unknown): void;
  shown(slot: string): void;
}

/** Source without remotes. */
export const emptySlots: SlotSource = {
  peek: () => ({ kind: 'failed', reason: 'unavailable' }),
  load: () => Promise.resolve({ kind: 'failed', reason: 'unavailable' }),
  beforeRetry: async () => {},
  threw: () => {},
  shown: () => {},
};

const SlotContext = createContext(emptySlots);

export const SlotProvider = SlotContext.Provider;

/** Props for the slot's component, as far as its remote has declared them. */
type PropsOf<Name extends string> = Name extends keyof SlotPropsByName
  ? Record<never, never> extends SlotPropsByName[Name]
    ? { props?: SlotPropsByName[Name] }
    : { props: SlotPropsByName[Name] }
  : { props?: Record<string, unknown> };

type SlotProps<Name extends string> = PropsOf<Name> & {
  name: Name;
  /** Placeholder during loading, in the size of the later content. */
  pending: ReactNode;
  /** Shown after a failure; `retry` loads the slot again without a reload. */
  failed: (retry: () => void) => ReactNode;
};

/**
 * Region that another remote fills. If that remote fails, only this region is affected. Server-rendered HTML stays until
 * the slot's code has loaded. No JSX, because Node loads this file directly, for `defineRemote`.
 */
export function Slot<Name extends string>({ name, props, pending, failed }: SlotProps<Name>) {
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
      const { module } = state;
      const content = createElement(Content, { module, props, onShown: () => source.shown(name) });
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
  props: Record<string, unknown> | undefined;
  onShown: () => void;
}

function Content({ module, props, onShown }: ContentProps) {
  const { default: Shown } = module instanceof Promise ? use(module) : module;
  useEffect(onShown, []);
  return createElement(Shown, props);
}

interface SlotView {
  state: RemoteState<SlotModule>;
  /** Counts loads, so that an error boundary that has caught an error is reset. */
  attempt: number;
}

function reduce(view: SlotView, state: RemoteState<SlotModule>): SlotView {
  // Server-rendered HTML hydrates, or stays as it is if no code loads.
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

/**
 * Props of slots, by slot name. The remote that fills a slot adds its own in `src/slots.d.ts`, by declaration merging, so
 * that a wrong prop is a type error in its component and on the pages that mount it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add their slots
export interface SlotPropsByName {}
