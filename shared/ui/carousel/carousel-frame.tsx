import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import styles from './carousel.module.css';

export interface Slide {
  key: string | number;
  /** Name of the slide for screen readers. */
  label: string;
  node: ReactNode;
}

interface CarouselFrameProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the carousel for screen readers. */
  label: string;
  slides: readonly Slide[];
  /**
   * One slide at a time, or 1 to 4 cards by window width (A 9). The second card appears above 640 px ('auto', the
   * schedule) or from 542 px ('compact', the home page). 'stacked' stacks all cards up to 640 px.
   */
  perPage: 1 | 'auto' | 'compact' | 'stacked';
  /** Index of the first visible slide. */
  position: number;
  /** Ends that were reached: their buttons keep the focus and name them. */
  isBeginning?: boolean;
  isEnd?: boolean;
  /** Whether slides before the position are out of reach. */
  isPassedInert?: boolean;
  viewport: RefObject<HTMLDivElement | null>;
  /** Whether a script moves the slides, instead of scrolling. */
  isTakenOver?: boolean;
  previous?: RefObject<HTMLButtonElement | null>;
  next?: RefObject<HTMLButtonElement | null>;
  onStep: (direction: 1 | -1) => void;
  /** Button that comes first in tab order. */
  pause?: ReactNode;
  /** Whether position changes are announced. */
  live?: 'polite' | 'off';
}

/** List of slides with scroll snapping, and its controls: first in tab order, below the slides visually. */
export const CarouselFrame = ({
  label,
  slides,
  perPage,
  position,
  isBeginning,
  isEnd,
  isPassedInert = false,
  viewport,
  isTakenOver,
  previous,
  next,
  onStep,
  pause,
  live = 'polite',
  ...section
}: CarouselFrameProps) => (
  <section
    {...section}
    aria-roledescription="carrossel"
    aria-label={label}
    className={`cluster center ${styles.carousel}`}
    data-per-page={perPage}
    data-count={Math.min(slides.length, 5)}
    style={{ '--count': slides.length, '--position': position } as CSSProperties}
  >
    <div className={`cluster center gap-2 ${styles.controls}`}>
      {pause}
      <StepButton
        ref={previous}
        name={`Anterior: ${label}`}
        end={isBeginning && 'início'}
        onStep={() => onStep(-1)}
      >
        <ArrowLeft aria-hidden="true" size={20} />
      </StepButton>
      <p className={`muted text-sm tabular ${styles.status}`} aria-live={live}>
        <span className="visuallyHidden">{`${slides[position]?.label}, `}</span>
        <span>{position + 1}</span>
        <span className="visuallyHidden"> de </span>
        <span aria-hidden="true">/</span>
        <span>{slides.length}</span>
      </p>
      <StepButton ref={next} name={`Próximo: ${label}`} end={isEnd && 'fim'} onStep={() => onStep(1)}>
        <ArrowRight aria-hidden="true" size={20} />
      </StepButton>
    </div>
    <div ref={viewport} className={styles.viewport} data-taken-over={isTakenOver || undefined}>
      <ul className={`swiper-wrapper ${styles.track}`}>
        {slides.map(({ key, label: name, node }, index) => (
          <li key={key} className={`swiper-slide ${styles.slide}`} inert={isPassedInert && index < position}>
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

interface StepButtonProps {
  ref: RefObject<HTMLButtonElement | null> | undefined;
  name: string;
  end: 'início' | 'fim' | false | undefined;
  onStep: () => void;
  children: ReactNode;
}

const StepButton = ({ ref, name, end, onStep, children }: StepButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.button}
    aria-label={end ? `${name} (${end} da lista)` : name}
    aria-disabled={Boolean(end)}
    // Swiper prevents the default of clicks that it handles.
    onClick={(event) => !event.defaultPrevented && onStep()}
  >
    {children}
  </button>
);
