import { Pause, Play } from 'lucide-react';
import { useReducedMotion } from '../use-media/use-media.ts';
import styles from './carousel.module.css';
import { CarouselFrame, type Slide } from './carousel-frame.tsx';
import { scrollToSlide, slidesScrolled } from './scrolled-list.ts';
import { useRotation, useSwiper } from './use-swiper.ts';

interface CarouselProps {
  /** Name of the carousel for screen readers. */
  label: string;
  slides: readonly Slide[];
  /** Milliseconds per slide in automatic rotation (A 9: banners 5000, history 6000). */
  autoplayMs: number;
}

/**
 * Slides that rotate, one at a time (A 2.2, A 2.6): a list with scroll snapping that Swiper takes over in the browser. Its end
 * leads to the beginning, and its hidden slides are not focusable. The pause button is first in tab order; rotation stops under
 * pointer, focus and reduced motion. Renders nothing without slides.
 */
export const Carousel = (props: CarouselProps) =>
  props.slides.length > 0 && (
    // Other slides create another carousel, which begins at the first.
    <RotatingFrame key={props.slides.map(({ key }) => key).join(' ')} {...props} />
  );

function RotatingFrame({ label, slides, autoplayMs }: CarouselProps) {
  const reducedMotion = useReducedMotion();
  const { position, swiper, ...parts } = useSwiper({ delay: autoplayMs, still: reducedMotion });
  const { wanted, playing, toggle, holders } = useRotation(swiper, reducedMotion);
  const Icon = wanted ? Pause : Play;
  return (
    <CarouselFrame
      {...holders}
      {...parts}
      label={label}
      slides={slides}
      perPage={1}
      position={position}
      isTakenOver={swiper !== undefined}
      live={playing ? 'off' : 'polite'}
      // Until Swiper has loaded, the list scrolls.
      onStep={(direction) => {
        const list = parts.viewport.current;
        if (list) scrollToSlide(list, Math.round(slidesScrolled(list)) + direction, 'instant');
      }}
      pause={
        <button type="button" className={styles.button} onClick={toggle}>
          <Icon aria-hidden="true" size={20} />
          <span className="visuallyHidden">
            {`${wanted ? 'Pausar' : 'Iniciar'} a troca automática: ${label}`}
          </span>
        </button>
      }
    />
  );
}
