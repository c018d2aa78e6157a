import { expect, it } from 'vitest';
import { createEngine } from './swiper-engine.ts';

it('can be asked to pause after its end, as happens when a page with a rotating carousel is left', () => {
  const viewport = document.createElement('div');
  viewport.innerHTML =
    '<ul class="swiper-wrapper"><li class="swiper-slide"></li><li class="swiper-slide"></li></ul>';
  const engine = createEngine({ viewport, wrap: true, delay: 5000, reducedMotion: true, onStep: () => {} });
  engine.play();
  engine.destroy();
  expect(() => engine.pause()).not.toThrow();
});
