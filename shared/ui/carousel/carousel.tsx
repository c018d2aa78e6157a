import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useMedia, useReducedMotion } from '../use-media/use-media.ts';
import styles from './carousel.module.css';
import { scrollBySlide } from './scrolled-list.ts';
import { useRotation } from './use-rotation.ts';
import { useSwiper } from './use-swiper.ts';

export interface Slide {
  key: string | number;
  /** Name of the slide for screen readers. */
  label: string;
  node: ReactNode;
}

export interface CarouselProps {
  /** Name of the carousel for screen readers. */
  label: string;
  slides: readonly Slide[];
  /** Whether the end leads to the beginning; otherwise it stops at both ends. */
  wrap?: boolean;
  /**
   * One slide at a time, or 1 to 4 cards by window width (A 9). The second card appears above 640 px ('auto', the
   * schedule) or from 542 px ('compact', the home page). 'stacked' stacks all cards up to 640 px.
   */
  perPage?: 1 | 'auto' | 'compact' | 'stacked';
  /** Whether its cards are below the first screen: they are laid out once they come near. */
  late?: boolean;
  /** Milliseconds per slide in automatic rotation (A 9: banners 5000, history 6000). */
  autoplayMs?: number;
}

/**
 * Slides in a row, one step at a time (A 2.2, A 2.4, A 2.6): a list with scroll snapping that Swiper takes over in the browser.
 * Its hidden slides are not focusable. The pause button of a rotating carousel is first in tab order; rotation stops under
 * pointer, focus and reduced motion. Renders nothing without slides.
 */
export const Carousel = (props: CarouselProps) =>
  props.slides.length > 0 && (
    // Other slides create another carousel, which begins at the first.
    <Frame key={props.slides.map(({ key }) => key).join(' ')} {...props} />
  );

function Frame({ label, slides, wrap = false, perPage = 'auto', late, autoplayMs }: CarouselProps) {
  const reducedMotion = useReducedMotion();
  const isNarrow = useMedia('(max-width: 40em)');
  const { viewport, previous, next, swiper, shown } = useSwiper({
    wrap,
    delay: autoplayMs,
    still: reducedMotion,
    idle: perPage === 'stacked' && isNarrow,
  });
  const rotates = autoplayMs !== undefined;
  const { wanted, playing, toggle, holders } = useRotation(swiper, { rotates, reducedMotion });
  const { position, isBeginning, isEnd } = shown;
  return (
    <section
      aria-roledescription="carrossel"
      aria-label={label}
      className={styles.carousel}
      data-per-page={perPage}
      data-late={late || undefined}
      data-count={Math.min(slides.length, 5)}
      style={{ '--count': slides.length, '--position': position } as CSSProperties}
      {...holders}
    >
      <div className={styles.controls}>
        {rotates && (
          <button type="button" className={styles.button} onClick={toggle}>
            {wanted ? <Pause aria-hidden="true" size={20} /> : <Play aria-hidden="true" size={20} />}
            <span className="visuallyHidden">
              {`${wanted ? 'Pausar' : 'Iniciar'} a troca automática: ${label}`}
            </span>
          </button>
        )}
        <StepButton
          ref={previous}
          viewport={viewport}
          direction={-1}
          name={`Anterior: ${label}`}
          end={isBeginning ? 'início' : null}
        />
        <p className={styles.status} aria-live={playing ? 'off' : 'polite'}>
          <span className="visuallyHidden">{`${slides[position]?.label}, `}</span>
          <span>{position + 1}</span>
          <span className="visuallyHidden"> de </span>
          <span aria-hidden="true">/</span>
          <span>{slides.length}</span>
        </p>
        <StepButton
          ref={next}
          viewport={viewport}
          direction={1}
          name={`Próximo: ${label}`}
          end={isEnd ? 'fim' : null}
        />
      </div>
      <div ref={viewport} className={styles.viewport} data-taken-over={swiper && true}>
        <ul className={`swiper-wrapper ${styles.track}`}>
          {slides.map(({ key, label: name, node }, index) => (
            <li key={key} className={`swiper-slide ${styles.slide}`}>
              {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset */}
              <div
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} de ${slides.length}: ${name}`}
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
  ref: RefObject<HTMLButtonElement | null>;
  viewport: RefObject<HTMLElement | null>;
  direction: 1 | -1;
  name: string;
  /** End of the list that was reached: the button keeps its focus and names it. */
  end: 'início' | 'fim' | null;
}

function StepButton({ ref, viewport, direction, name, end }: StepButtonProps) {
  const Arrow = direction === 1 ? ArrowRight : ArrowLeft;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={end ? `${name} (${end} da lista)` : name}
      aria-disabled={end !== null}
      // Swiper prevents the default of clicks that it handles; until it has loaded, the list scrolls here.
      onClick={(event) =>
        !event.defaultPrevented && viewport.current && scrollBySlide(viewport.current, direction)
      }
    >
      <Arrow aria-hidden="true" size={20} />
    </button>
  );
}
