import { describe, expect, it } from 'vitest';
import { changed, tutorialSteps } from './tutorial-steps.ts';

const fenced = (said: string, text: string) => `Text.\n\n\`\`\`${said}\n${text}\`\`\`\n`;

describe('the steps of a tutorial', () => {
  it('keep their order and pass by what only shows something', () => {
    const shown = fenced('sh', 'shown\n');
    const text =
      fenced('ts file=a/b.ts', 'x\n') + fenced('sh run', 'one\n\ntwo\n') + fenced('sh serve', 'three\n');
    expect(tutorialSteps(shown + text)).toEqual([
      { kind: 'write', file: 'a/b.ts', text: 'x\n' },
      { kind: 'run', text: 'one\n\ntwo\n' },
      { kind: 'serve', text: 'three\n' },
    ]);
  });

  it('say what they do not understand', () => {
    expect(() => tutorialSteps(fenced('sh runs', ''))).toThrow('no step: runs');
  });
});

describe('a diff in a tutorial', () => {
  const diff = fenced('diff file=a/b.ts', ' first\n-  old\n+  new\n+\n last\n');

  it('says what is there and what is to be, and changes one place', () => {
    expect(tutorialSteps(diff)).toEqual([
      { kind: 'change', file: 'a/b.ts', from: 'first\n  old\nlast\n', to: 'first\n  new\n\nlast\n' },
    ]);
    expect(changed('a\nfirst\nb\n', 'first\n', 'second\n')).toBe('a\nsecond\nb\n');
  });

  it.each(['a\n', 'first\nfirst\n'])('does not change %j', (text) => {
    expect(() => changed(text, 'first\n', 'second\n')).toThrow('not one place says');
  });
});
