import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type CSSProperties, type MouseEvent, type ReactNode, useRef } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.tsx';
import { useReducedMotion } from '../use-media/use-media.tsx';
import styles from './carousel.module.css';
import { type CardRule, canStep, isSeen } from './carousel-steps.ts';
import { useCardsPerPage } from './use-cards-per-page.ts';
import { useEngine } from './use-engine.ts';
import { usePosition } from './use-position.ts';
import { useRotation } from './use-rotation.ts';

export interface Slide {
  key: string | number;
  /** Name of the slide, for screen readers. */
  label: string;
  node: ReactNode;
}

export interface CarouselProps {
  /** What the carousel holds. */
  label: string;
  slides: readonly Slide[];
  /** The end leads back to the beginning; otherwise both ends stop. */
  wrap?: boolean;
  /** One slide at a time, or 1, 2, 3 or 4 cards by window width; see {@link CardRule}. */
  perPage?: CardRule | 1;
}

/**
 * Slides side by side, one step at a time (A 2.2, A 2.4, A 2.6).
 *
 * A list that scrolls and snaps, with or without JavaScript. The buttons count from the first paint on: until the page is
 * alive, `pressEarly` answers them. Slides that are out of sight are inert once the page is alive.
 */
export const Carousel = (props: CarouselProps) => <StillCarousel key={orderOf(props)} {...props} />;

/**
 * Other slides make another carousel, which begins at the first: in the same list the browser would go on to wherever the
 * slide that it showed has come to stand.
 */
const orderOf = ({ slides }: CarouselProps): string => slides.map(({ key }) => key).join(' ');

const StillCarousel = (props: CarouselProps) => <Frame {...props} list={useList(props)} />;

interface RotatingCarouselProps extends CarouselProps {
  /** Milliseconds between steps (A 9: banners 5000, history 6000). */
  autoplayMs: number;
}

/**
 * A carousel that goes on by itself: Swiper joins its list. The pause button is the first in tab order; rotation stops
 * under pointer, focus and reduced motion.
 */
export const RotatingCarousel = (props: RotatingCarouselProps) => (
  <TurningCarousel key={orderOf(props)} {...props} />
);

function TurningCarousel({ autoplayMs, ...props }: RotatingCarouselProps) {
  const list = useList(props);
  const { viewport, shape, still: reducedMotion, movement } = list;
  const engine = useEngine(viewport, {
    delay: autoplayMs,
    wrap: shape.wrap,
    reducedMotion,
    onStep: () => list.move(1),
    movement,
  });
  return <Frame {...props} list={list} rotation={useRotation(engine, reducedMotion)} />;
}

function useList({ slides, wrap = false, perPage = 'auto' }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const shape = { count: slides.length, perPage: useCardsPerPage(perPage), wrap };
  const position = usePosition(viewport, shape);
  return { viewport, shape, still: reducedMotion, ...position };
}

interface FrameProps extends CarouselProps {
  list: ReturnType<typeof useList>;
  rotation?: ReturnType<typeof useRotation>;
}

function Frame({ label, slides, perPage = 'auto', list, rotation }: FrameProps) {
  const hydrated = useHydrated();
  const { viewport, shape, still: reducedMotion, position } = list;
  const move = (direction: 1 | -1) => list.move(direction, reducedMotion ? 'auto' : 'smooth');
  return (
    <section
      aria-roledescription="carrossel"
      aria-label={label}
      className={styles.carousel}
      data-carousel={shape.wrap ? 'wrap' : 'stop'}
      data-per-page={perPage}
      data-count={Math.min(slides.length, 5)}
      style={{ '--count': slides.length, '--position': position } as CSSProperties}
      {...rotation?.holders}
    >
      <div className={styles.controls}>
        {rotation && (
          <button
            ref={rotation.pauseButton}
            type="button"
            className={styles.button}
            data-carousel-pause=""
            suppressHydrationWarning
            onClick={answer(rotation.toggle)}
          >
            {rotation.wanted ? <Pause aria-hidden="true" size={20} /> : <Play aria-hidden="true" size={20} />}
            <span className="visuallyHidden">
              {rotation.wanted ? 'Pausar' : 'Iniciar'} a troca automática: {label}
            </span>
          </button>
        )}
        <StepButton
          direction={-1}
          name={`Anterior: ${label}`}
          enabled={canStep(position, -1, shape)}
          onStep={move}
        />
        <p className={styles.status} aria-live={rotation?.playing ? 'off' : 'polite'}>
          <span className="visuallyHidden">{slides[position]?.label}, </span>
          {position + 1}
          <span className="visuallyHidden"> de </span>
          <span aria-hidden="true">/</span>
          {slides.length}
        </p>
        <StepButton
          direction={1}
          name={`Próximo: ${label}`}
          enabled={canStep(position, 1, shape)}
          onStep={move}
        />
      </div>
      <div ref={viewport} className={styles.viewport}>
        <ul className={`swiper-wrapper ${styles.track}`}>
          {slides.map(({ key, label: name, node }, place) => (
            <li
              key={key}
              className={`swiper-slide ${styles.slide}`}
              inert={hydrated && !isSeen(place, position, shape)}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset */}
              <div
                role="group"
                aria-roledescription="slide"
                aria-label={`${place + 1} de ${slides.length}: ${name}`}
                className={styles.content}
              >
                {node}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.rail} aria-hidden="true" />
    </section>
  );
}

/** Answers a press, and tells `pressEarly` so. */
const answer = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

interface StepButtonProps {
  direction: 1 | -1;
  name: string;
  /** False at the end that stops: the button keeps its focus and says so. */
  enabled: boolean;
  onStep: (direction: 1 | -1) => void;
}

function StepButton({ direction, name, enabled, onStep }: StepButtonProps) {
  const Arrow = direction === 1 ? ArrowRight : ArrowLeft;
  return (
    <button
      type="button"
      className={styles.button}
      data-carousel-step={direction}
      aria-disabled={!enabled}
      onClick={answer(() => enabled && onStep(direction))}
    >
      <Arrow aria-hidden="true" size={20} />
      <span className="visuallyHidden">
        {name}
        {!enabled && (direction === 1 ? ' (fim da lista)' : ' (início da lista)')}
      </span>
    </button>
  );
}
