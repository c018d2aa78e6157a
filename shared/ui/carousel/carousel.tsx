import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useReducedMotion } from '../use-media/use-media.ts';
import styles from './carousel.module.css';

interface Slide {
  key: string | number;
  /** Name of the slide for screen readers. */
  label: string;
  node: ReactNode;
}

interface CarouselProps {
  /** Name of the carousel for screen readers. */
  label: string;
  slides: readonly Slide[];
  /**
   * One slide at a time, which is the default of those that rotate, or 1 to 4 cards by window width (A 9). The second card
   * appears above 640 px ('auto', the schedule) or from 542 px ('compact', the home page). 'stacked' stacks all cards up to
   * 640 px.
   */
  perPage?: 1 | 'auto' | 'compact' | 'stacked';
  /** Whether its cards are below the first screen: they are laid out once they come near. */
  late?: boolean;
  /** Milliseconds per slide of a carousel that rotates (A 9: banners 5000, history 6000). */
  autoplayMs?: number;
}

/**
 * Slides in a row that scrolls and snaps, one step at a time (A 2.2, A 2.4, A 2.6). Tab continues with the first visible slide:
 * those before it are inert. One that rotates wraps around, and its pause button is first in tab order. Renders nothing
 * without slides.
 */
export const Carousel = (props: CarouselProps) =>
  props.slides.length > 0 && (
    // Other slides create another row, which begins at the first.
    <Row key={props.slides.map(({ key }) => key).join(' ')} {...props} />
  );

/** Maximum duration of a step: until then its end counts as the position. */
const STEP_MS = 600;

const directions: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

function Row({ label, slides, autoplayMs, perPage = autoplayMs ? 1 : 'auto', late }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const lastStep = useRef({ to: 0, at: Number.NEGATIVE_INFINITY });
  const isStill = useReducedMotion();
  const [position, setPosition] = useState(0);
  const [isAtEnd, setAtEnd] = useState(false);
  const rotates = autoplayMs !== undefined;

  /** Returns the first visible slide, after the step that is going on. */
  const getPosition = (list: HTMLElement): number =>
    performance.now() - lastStep.current.at < STEP_MS
      ? lastStep.current.to
      : Math.round(list.scrollLeft / slideWidth(list));

  const measure = useEffectEvent((list: HTMLElement) => {
    setPosition(getPosition(list));
    setAtEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 1);
  });

  useEffect(() => {
    const list = viewport.current;
    if (!list) return;
    const onScroll = () => measure(list);
    list.addEventListener('scroll', onScroll, { passive: true });
    // It may have been scrolled before hydration. Far away nothing is laid out for it.
    const stopWatching = observeNearViewport(list, onScroll);
    return () => {
      list.removeEventListener('scroll', onScroll);
      stopWatching();
    };
  }, []);

  /** Scrolls by one slide. Every click counts, even in quick succession. */
  function step(direction: 1 | -1) {
    const list = viewport.current;
    if (!list) return;
    const wanted = getPosition(list) + direction;
    const reachable = Math.round((list.scrollWidth - list.clientWidth) / slideWidth(list));
    const to = rotates
      ? (wanted + slides.length) % slides.length
      : Math.min(Math.max(0, reachable), Math.max(0, wanted));
    list.scrollTo({ left: to * slideWidth(list), behavior: isStill ? 'instant' : 'smooth' });
    lastStep.current = { to, at: performance.now() };
    // At once: the slide that gets the focus may be one of those before the visible ones.
    flushSync(() => setPosition(to));
    // The visitor may have stopped it elsewhere.
    setTimeout(() => list.dispatchEvent(new Event('scroll')), STEP_MS);
  }

  /** Arrow keys move the row, and the focus with it if it is on a slide. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(direction);
    if (!viewport.current?.contains(event.target as Node)) return;
    const slide = viewport.current.querySelectorAll('li')[lastStep.current.to];
    slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }

  const rotation = useRotation({ autoplayMs, isStill, viewport, position, onNext: () => step(1) });
  return (
    <section
      {...rotation.holders}
      aria-roledescription="carrossel"
      aria-label={label}
      className={`cluster center ${styles.carousel}`}
      data-per-page={perPage}
      data-late={late || undefined}
      data-count={Math.min(slides.length, 5)}
      style={{ '--count': slides.length, '--position': position } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div className={`needsScript cluster center gap-2 ${styles.controls}`}>
        {rotates && (
          <button
            type="button"
            className={`iconButton framed pill ${styles.button}`}
            onClick={rotation.toggle}
          >
            {rotation.isWanted ? (
              <Pause aria-hidden="true" size={20} />
            ) : (
              <Play aria-hidden="true" size={20} />
            )}
            <span className="visuallyHidden">
              {`${rotation.isWanted ? 'Pausar' : 'Iniciar'} a troca automática: ${label}`}
            </span>
          </button>
        )}
        <StepButton
          name={`Anterior: ${label}`}
          end={!rotates && position === 0 && 'início'}
          onStep={() => step(-1)}
        >
          <ArrowLeft aria-hidden="true" size={20} />
        </StepButton>
        <p
          className={`muted text-sm tabular ${styles.status}`}
          aria-live={rotation.isPlaying ? 'off' : 'polite'}
        >
          <span className="visuallyHidden">{`${slides[position]?.label}, `}</span>
          <span>{position + 1}</span>
          <span className="visuallyHidden"> de </span>
          <span aria-hidden="true">/</span>
          <span>{slides.length}</span>
        </p>
        <StepButton name={`Próximo: ${label}`} end={!rotates && isAtEnd && 'fim'} onStep={() => step(1)}>
          <ArrowRight aria-hidden="true" size={20} />
        </StepButton>
      </div>
      <div ref={viewport} className={styles.viewport}>
        <ul className={`relative flex ${styles.track}`}>
          {slides.map(({ key, label: name, node }, index) => (
            <li key={key} className={`rigid ${styles.slide}`} inert={index < position}>
              {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset */}
              <div
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} de ${slides.length}: ${name}`}
                className="tall"
              >
                {node}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={`needsScript ${styles.rail}`} aria-hidden="true" />
    </section>
  );
}

interface StepButtonProps {
  name: string;
  /** End that was reached: the button keeps the focus and names it. */
  end: 'início' | 'fim' | false;
  onStep: () => void;
  children: ReactNode;
}

const StepButton = ({ name, end, onStep, children }: StepButtonProps) => (
  <button
    type="button"
    className={`iconButton framed pill ${styles.button}`}
    aria-label={end ? `${name} (${end} da lista)` : name}
    aria-disabled={Boolean(end)}
    onClick={onStep}
  >
    {children}
  </button>
);

interface RotationOptions extends Pick<CarouselProps, 'autoplayMs'> {
  isStill: boolean;
  viewport: RefObject<HTMLElement | null>;
  position: number;
  onNext: () => void;
}

/**
 * Rotates a carousel while it is not paused and has neither pointer nor focus; under reduced motion only after a click on its
 * button.
 */
function useRotation({ autoplayMs, isStill, viewport, position, onNext }: RotationOptions) {
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isWanted = wish ? wish === 'play' : !isStill;
  const isPlaying = autoplayMs !== undefined && isWanted && !isHovered && !isFocused;

  // Both may have happened before hydration.
  useEffect(() => {
    setHovered(viewport.current?.closest('section:hover') != null);
    setFocused(viewport.current?.closest('section:focus-within') != null);
  }, [viewport]);

  const next = useEffectEvent(onNext);
  // Each slide has its full time, however it was reached.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => next(), autoplayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, position, autoplayMs]);

  return {
    isWanted,
    isPlaying,
    /** A click on the button overrides the pointer on it. */
    toggle() {
      setWish(isWanted ? 'pause' : 'play');
      setHovered(false);
      setFocused(false);
    },
    /** Props for the carousel's element. */
    holders: autoplayMs !== undefined && {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur(event: FocusEvent<Element, Element>) {
        const to = event.relatedTarget;
        // A dialog over a slide returns the focus to it: the slide must still be there.
        if (!event.currentTarget.contains(to) && !to?.closest('dialog')) setFocused(false);
      },
    },
  };
}

/** Returns the width of a list's slides; infinity without layout. */
const slideWidth = (list: HTMLElement): number =>
  list.querySelector('li')?.getBoundingClientRect().width || Number.POSITIVE_INFINITY;

/** Calls back once, when an element is less than a screen away from the window. @returns cancels */
function observeNearViewport(element: Element, near: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      near();
    },
    { rootMargin: '300px' },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
