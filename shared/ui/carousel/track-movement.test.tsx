import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TrackMovement, trackMovement } from './track-movement.ts';

beforeEach(() => {
  Object.assign(window, { onscrollend: null });
});
afterEach(() => vi.useRealTimers());

/** Eight slides of 100 pixels that glide: a movement that was asked for goes on until `arrive`. */
function gliding() {
  const track = document.createElement('ul');
  track.append(...Array.from({ length: 8 }, () => document.createElement('li')));
  for (const slide of track.children) slide.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  let aim = 0;
  track.scrollTo = (options?: unknown) => {
    aim = (options as ScrollToOptions).left ?? 0;
  };
  const say = (name: string) => track.dispatchEvent(new Event(name));
  return {
    track,
    say,
    /** Goes a part of the way; the browser may report a rest in between. */
    glide(share: number, rests: boolean) {
      track.scrollLeft += Math.round((aim - track.scrollLeft) * share);
      say('scroll');
      if (rests) say('scrollend');
    },
    arrive() {
      track.scrollLeft = aim;
      say('scroll');
      say('scrollend');
    },
  };
}

it('counts every press, however far the list has come', () => {
  const moment = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), rests: fc.boolean() });
  fc.assert(
    fc.property(fc.array(moment, { minLength: 1, maxLength: 7 }), (presses) => {
      const list = gliding();
      const onRest = vi.fn();
      const movement = trackMovement(list.track, onRest);
      for (const { share, rests } of presses) {
        movement.goTo(movement.heading() + 1, 'smooth');
        list.glide(share, rests);
      }
      list.arrive();
      expect(list.track.scrollLeft).toBe(presses.length * 100);
      expect(onRest).toHaveBeenLastCalledWith(presses.length);
      // No place between two presses was taken for the end of the movement.
      expect(movement.heading()).toBe(presses.length);
      movement.stop();
    }),
  );
});

it('is not still while it is on its way or a finger is on it', () => {
  const list = gliding();
  const movement = trackMovement(list.track, () => {});
  const calls: string[] = [];
  movement.goTo(1, 'smooth');
  movement.whenAtRest(() => calls.push('after the press'));
  list.glide(0.4, true);
  expect(calls).toEqual([]);
  list.arrive();
  expect(calls).toEqual(['after the press']);
  list.say('touchstart');
  movement.whenAtRest(() => calls.push('after the touch'));
  movement.whenAtRest(() => calls.push('given up'))();
  expect(calls).toHaveLength(1);
  list.say('touchend');
  expect(calls).toEqual(['after the press', 'after the touch']);
  movement.whenAtRest(() => calls.push('at once'));
  expect(calls).toHaveLength(3);
});

it.each([
  ['was called back', (movement: TrackMovement) => movement.goTo(0, 'smooth')],
  ['was taken by a hand', (_: TrackMovement, list: ReturnType<typeof gliding>) => list.say('pointerdown')],
])('is still again when it %s before it moved', (_, stop) => {
  vi.useFakeTimers();
  const list = gliding();
  const movement = trackMovement(list.track, () => {});
  const still = vi.fn();
  movement.goTo(1, 'smooth');
  movement.whenAtRest(still);
  stop(movement, list);
  expect(still).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(still).toHaveBeenCalledOnce();
});

it('waits for the snap that follows a swipe, however long the browser is silent before it', () => {
  vi.useFakeTimers();
  const list = gliding();
  const onRest = vi.fn();
  const movement = trackMovement(list.track, onRest);
  movement.goTo(1, 'smooth');
  list.say('wheel');
  list.track.scrollLeft = 280;
  list.say('scroll');
  vi.runAllTimers();
  expect(onRest).not.toHaveBeenCalled();
  list.track.scrollLeft = 200;
  list.say('scroll');
  list.say('scrollend');
  expect(onRest).toHaveBeenCalledExactlyOnceWith(2);
});

it('brings a list that was stopped on its way to where it was sent', () => {
  vi.useFakeTimers();
  const list = gliding();
  const onRest = vi.fn();
  const movement = trackMovement(list.track, onRest);
  const glideTo = list.track.scrollTo as (options: ScrollToOptions) => void;
  list.track.scrollTo = (options?: unknown) => {
    glideTo(options as ScrollToOptions);
    if ((options as ScrollToOptions).behavior === 'instant') list.arrive();
  };
  movement.goTo(5, 'smooth');
  list.glide(0.4, true);
  expect(onRest).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(list.track.scrollLeft).toBe(500);
  expect(onRest).toHaveBeenLastCalledWith(5);
});

it('knows a rest without the browser saying so', () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'onscrollend');
  const list = gliding();
  const onRest = vi.fn();
  trackMovement(list.track, onRest);
  list.glide(0, false);
  list.track.scrollLeft = 200;
  list.say('scroll');
  expect(onRest).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onRest).toHaveBeenCalledExactlyOnceWith(2);
});
