import { expect, it, vi } from 'vitest';
import { line, untilLineIsEmpty } from './line.ts';

const never = () => new Promise(() => {});

it('what can wait waits until the line is empty', async () => {
  const registration = Promise.withResolvers<void>();
  void line.add(() => registration.promise);
  const goOn = vi.fn();
  const waiting = untilLineIsEmpty({ pause: never }).then(goOn);
  await new Promise((resolve) => setImmediate(resolve));
  expect(goOn).not.toHaveBeenCalled();
  registration.resolve();
  await waiting;
  await untilLineIsEmpty({ pause: never });
});

it('what can wait goes on after ten seconds though people still stand in line', async () => {
  const registration = Promise.withResolvers<void>();
  const added = line.add(() => registration.promise);
  const pause = vi.fn(async () => {});
  await untilLineIsEmpty({ pause });
  expect(pause).toHaveBeenCalledWith(10_000);
  registration.resolve();
  await added;
});
