import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type CSSProperties, type ReactNode, useCallback, useRef, useState } from 'react';
import { useReducedMotion } from '../use-media/use-media.tsx';
import styles from './carousel.module.css';
import { canStep, isSeen, lastPosition, step } from './carousel-steps.ts';
import { useCardsPerPage } from './use-cards-per-page.ts';
import { useEngine } from './use-engine.ts';
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
  /** Milliseconds between steps (A 9: banners 5000, history 6000); absent: it only moves when asked. */
  autoplayMs?: number;
  /** The end leads back to the beginning; otherwise both ends stop. */
  wrap?: boolean;
  /** One slide at a time, or 1, 2, 3 or 4 cards by window width. */
  perPage?: 'auto' | 1;
}

/**
 * Slides side by side, one step at a time (A 2.2, A 2.4, A 2.6).
 *
 * A list that scrolls and snaps, with or without JavaScript; Swiper joins it when it comes near the window. The pause
 * button is the first in tab order; rotation stops under pointer, focus and reduced motion; slides that are out of
 * sight are inert once they can be brought back with the buttons.
 */
export function Carousel({ label, slides, autoplayMs, wrap = false, perPage = 'auto' }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const still = useReducedMotion();
  const cards = useCardsPerPage();
  const shape = { count: slides.length, perPage: perPage === 1 ? 1 : cards, wrap };
  const position = Math.min(asked, lastPosition(shape));

  const onRest = useCallback((rested: number) => setAsked(rested), []);
  const engine = useEngine(viewport, { wrap, delay: autoplayMs ?? 0, still, onRest });
  const rotation = useRotation(engine, { autoplays: autoplayMs !== undefined, still });

  const move = (direction: 1 | -1) => {
    const target = step(position, direction, shape);
    setAsked(target);
    if (engine) engine.goTo(target);
    else scrollTo(viewport.current?.firstElementChild, target, still);
  };

  return (
    <section
      aria-roledescription="carrossel"
      aria-label={label}
      className={styles.carousel}
      data-per-page={perPage}
      data-count={Math.min(slides.length, 5)}
      style={{ '--count': slides.length, '--position': position } as CSSProperties}
      {...rotation.holders}
    >
      <div className={styles.controls}>
        {autoplayMs !== undefined && (
          <button type="button" className={styles.button} onClick={rotation.toggle}>
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
        <p className={styles.status} aria-live={rotation.playing ? 'off' : 'polite'}>
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
              inert={engine !== undefined && !isSeen(place, position, shape)}
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
      aria-disabled={!enabled}
      onClick={() => enabled && onStep(direction)}
    >
      <Arrow aria-hidden="true" size={20} />
      <span className="visuallyHidden">
        {name}
        {!enabled && (direction === 1 ? ' (fim da lista)' : ' (início da lista)')}
      </span>
    </button>
  );
}

/** Brings a slide to the start of its track, before Swiper can. */
function scrollTo(track: Element | null | undefined, position: number, still: boolean): void {
  const slide = track?.children[position];
  if (!track || !(slide instanceof HTMLElement)) return;
  track.scrollTo({ left: slide.offsetLeft, behavior: still ? 'auto' : 'smooth' });
}
